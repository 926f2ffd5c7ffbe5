import type { Log } from "../observe/log.ts";
import type { Settings } from "../settings.ts";

/** Says at the start what does not work while an operator has not named their site and themselves. */
export function warnOfMissing({ publicUrl, contactMail }: Settings, log: Pick<Log, "warn">): void {
  if (!publicUrl) {
    log.warn(
      "PUBLIC_URL is not set: canonical addresses, previews of shared links, the sitemap and the feed have no " +
        "whole address, and search engines and other sites cannot use them. Set it and build again.",
    );
  } else if (!contactMail) {
    log.warn(`CONTACT_MAIL is not set: the pages name webmaster@${new URL(publicUrl).hostname}.`);
  }
}

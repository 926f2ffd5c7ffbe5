import * as z from "zod/mini";
import { readShare } from "./read-share.ts";
import type { Share, ShareQuestion } from "./share.ts";

/** So many shares wait for their pages; the oldest makes room. */
const MOST_HELD = 4;

const questionSchema: z.ZodMiniType<ShareQuestion> = z.object({
  type: z.literal("shared"),
  name: z.string(),
});

/** Shares on their way from the system to a page, in memory alone. */
export interface HeldShares {
  /** Holds what a request brings. Resolves to the name under which a page can have it; empty where nothing came. */
  take(request: Request): Promise<string>;
  /** Answers a question, once for each share; undefined where nothing is held, or it is no such question. */
  give(question: unknown): Share | undefined;
}

/** @param newName makes a name that nobody can guess. */
export function holdShares(newName: () => string): HeldShares {
  const held = new Map<string, Share>();
  return {
    async take(request) {
      // A body that is no form, or is cut off, brings nothing.
      const share = await request.formData().then(readShare, () => undefined);
      if (!share) return "";
      const [oldest] = held.keys();
      if (oldest !== undefined && held.size >= MOST_HELD) held.delete(oldest);
      const name = newName();
      held.set(name, share);
      return name;
    },
    give(question) {
      const asked = questionSchema.safeParse(question);
      if (!asked.success) return undefined;
      const share = held.get(asked.data.name);
      held.delete(asked.data.name);
      return share;
    },
  };
}

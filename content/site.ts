import type { SiteContent } from "./types.ts";

export const site: SiteContent = {
  name: "Subtext",
  description:
    "Shows how a text tries to work on you: five observations, each resting on quoted words. No score, no verdict.",
};

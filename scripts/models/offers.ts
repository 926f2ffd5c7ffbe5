/** How a model can be had. */
export type Access = "free tier" | "paid";

/** What somebody should know before they choose a provider. Written from what providers say; none of it was tried here. */
export interface Offer {
  /** The entry in `cascade.json`. */
  readonly id: string;
  readonly access: Access;
  readonly cost: string;
  /** Where a submitted text goes, and what becomes of it there. */
  readonly textGoesTo: string;
  /** How well it reads Ukrainian, as far as anybody says. */
  readonly ukrainian: string;
  /** Where a key is made. */
  readonly keyAt: string;
  /** After this day somebody looks again: CONTRIBUTING.md says how. */
  readonly renewBy: string;
}

const RENEW_BY = "2027-11-22";

/** What the providers of `cascade.json` offer, the free ones first. */
export const OFFERS: readonly Offer[] = [
  {
    id: "gemini-flash",
    access: "free tier",
    cost: "free within daily limits that Google shows after login; paid beyond them",
    textGoesTo: "Google, which may use texts of the free tier for its products, and have people read them",
    ukrainian: "among its languages; not measured by us",
    keyAt: "https://aistudio.google.com/apikey",
    renewBy: RENEW_BY,
  },
  {
    id: "gpt-oss-groq",
    access: "free tier",
    cost: "free for about 30 calls a minute and 1,000 a day; paid beyond them",
    textGoesTo: "Groq in the USA; what is kept there: unknown to us, see its terms",
    ukrainian: "not named by its makers; not measured by us",
    keyAt: "https://console.groq.com/keys",
    renewBy: RENEW_BY,
  },
  {
    id: "mistral-small",
    access: "free tier",
    cost: "free within limits on the plan for experiments; paid beyond them",
    textGoesTo: "Mistral in France, which may train on texts of the free plan",
    ukrainian: "among its languages; not measured by us",
    keyAt: "https://console.mistral.ai/api-keys",
    renewBy: RENEW_BY,
  },
  {
    id: "gemma-openrouter",
    access: "paid",
    cost: "from prepaid credit; the price depends on who runs it that day",
    textGoesTo: "OpenRouter in the USA, and from there to a host of its choice",
    ukrainian: "among its languages; not measured by us",
    keyAt: "https://openrouter.ai/keys",
    renewBy: RENEW_BY,
  },
  {
    id: "claude-haiku",
    access: "paid",
    cost: "from prepaid credit",
    textGoesTo: "Anthropic in the USA",
    ukrainian: "unknown; not measured by us",
    keyAt: "https://platform.claude.com/settings/keys",
    renewBy: RENEW_BY,
  },
  {
    id: "gpt-mini",
    access: "paid",
    cost: "from prepaid credit",
    textGoesTo: "OpenAI in the USA",
    ukrainian: "unknown; not measured by us",
    keyAt: "https://platform.openai.com/api-keys",
    renewBy: RENEW_BY,
  },
];

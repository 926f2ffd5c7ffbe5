import { tasks } from "../site.ts";

/** Deletes what has expired: Netlify's store does not do that by itself. */
export default async (): Promise<void> => {
  await tasks.sweep();
};

export const config = { schedule: "*/5 * * * *" };

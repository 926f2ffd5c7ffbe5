import * as z from "zod/mini";
import { type Contest, contestOf, contestSchema, type Point } from "#report/index.ts";
import { hashOf } from "../take-along/packing.ts";

/*
 * What the reader contests, by the SHA-256 of the text: in this browser's local storage and nowhere else. Of the text
 * itself only the quotes of contested points are kept.
 */

const KEY = "contests";

/** Of so many texts what is contested is kept; then the oldest go. */
const MAX_TEXTS = 500;

const HASH = /^[0-9a-f]{64}$/u;
const storedSchema = z.record(z.string().check(z.regex(HASH)), z.array(contestSchema));
type Stored = Readonly<Record<string, readonly Contest[]>>;

let all: Stored | undefined;
const listeners = new Set<() => void>();

/** Under which key each text is kept that was opened on this page. */
const keys = new Map<string, string>();

/** All that is kept. What the storage holds is read when it is first asked for; what cannot be read counts as nothing. */
export function allContests(): Stored {
  all ??= restore();
  return all;
}

function restore(): Stored {
  try {
    const stored = storedSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    return stored.success ? stored.data : {};
  } catch {
    return {}; // storage is forbidden, or something else was written there
  }
}

function save(next: Stored): void {
  all = next;
  try {
    const kept = Object.entries(next).filter(([key]) => HASH.test(key));
    if (kept.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept.slice(-MAX_TEXTS))));
  } catch {
    // Storage is forbidden or full; it holds for this visit.
  }
  for (const tell of listeners) tell();
}

function reread({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  all = undefined;
  for (const tell of listeners) tell();
}

/** Has `tell` called when something is contested or forgotten, here or on another page of the site. */
export function subscribe(tell: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", reread);
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
    if (listeners.size === 0) removeEventListener("storage", reread);
  };
}

/** The key of a text. On plain http there is no hash: then it is the text, in memory alone. */
export async function openText(text: string): Promise<string> {
  const key = (await hashOf(text)) ?? `text ${text}`;
  keys.set(text, key);
  return key;
}

/** What is contested in the report on a text that was opened. */
export function contestsOn(text: string): readonly Contest[] {
  return allContests()[keys.get(text) ?? ""] ?? [];
}

/** Keeps what the reader holds against a point in the place of what they held before; undefined takes it back. */
export function contest(
  key: string,
  point: Point,
  reason: Omit<Contest, "technique" | "quotes"> | undefined,
): void {
  const { [key]: before = [], ...others } = allContests();
  const old = contestOf(point, before);
  const rest = before.filter((each) => each !== old);
  const quotes = [...new Set(point.evidence.map(({ quote }) => quote))];
  const now = reason ? [...rest, { technique: point.technique, quotes, ...reason }] : rest;
  save(now.length > 0 ? { ...others, [key]: now } : others);
}

/** Forgets what is contested in the report on one text. */
export function forget(key: string): void {
  const { [key]: _forgotten, ...others } = allContests();
  save(others);
}

/** Forgets all that is contested anywhere. */
export function forgetAll(): void {
  save({});
}

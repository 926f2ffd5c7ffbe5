/** The fields of an object that came over the wire, none of which can be trusted to be what it should. */
export type WireFields = Readonly<Record<string, unknown>>;

/** An object's fields; none where it is something else. */
export function fieldsOf(value: unknown): WireFields {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** A string as it is; empty where it is none. */
export function wordsOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The one of the choices that a value is, if any. */
export function choiceOf<T extends string>(choices: readonly T[], value: unknown): T | undefined {
  return choices.find((choice) => choice === value);
}

/** Those entries of a list that can be read, so that one that cannot never costs the others. */
export function entriesOf<T>(value: unknown, read: (fields: WireFields) => T | undefined): T[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => read(fieldsOf(entry)) ?? []);
}

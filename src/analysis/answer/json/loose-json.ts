/** Deeper than this no draft is; what is deeper is not read. */
const DEEPEST = 16;
const WHITE = /\s/u;
/** A key of a draft is shorter than 40 characters. What is longer is no key. */
const KEY = /[\p{L}_$][\p{L}\p{N}_$-]{0,39}/uy;
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu;
/** The marks that a string may stand in, each with those that may end it. */
const CLOSING: Readonly<Record<string, string>> = { '"': '"', "'": "'", "`": "`'", "“": '”"', "„": '“”"' };
const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" };
const WORDS = new Map<string, unknown>([
  ["true", true],
  ["false", false],
  ["null", null],
  ["none", null],
  ["undefined", null],
]);

/** Words that are not JSON even to a patient reader. Says nothing of them. */
export class NotJson extends Error {
  override readonly name = "NotJson";
}

/** Where a string stands: what may follow its end depends on it. */
type Place = "key" | "member" | "item" | "alone";

/**
 * Reads the JSON value at the start of a text with patience: commas may be too many or too few, marks in a string
 * unescaped, strings in other quotation marks, keys without any. What follows the value is not read. A value that is
 * cut off or deeper than `DEEPEST` is not mended but `NotJson`: a report must not lose its end unseen.
 *
 * One pass that never turns back: the looks at characters, which `steps` counts, are linear in the length of any text.
 */
export class LooseJson {
  steps = 0;
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): unknown {
    return this.#value(0, "alone");
  }

  #value(depth: number, place: Place): unknown {
    if (depth > DEEPEST) throw new NotJson();
    this.#at = this.#afterWhite(this.#at);
    const first = this.#look(this.#at);
    if (first === "{") return this.#object(depth);
    if (first === "[") return this.#array(depth);
    return first in CLOSING ? this.#string(place) : this.#word();
  }

  #object(depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    this.#at++;
    while (!this.#closes("}")) {
      const key = this.#key();
      this.#at = this.#afterWhite(this.#at);
      if (this.#look(this.#at++) !== ":") throw new NotJson();
      entries.push([key, this.#value(depth + 1, "member")]);
    }
    return Object.fromEntries(entries);
  }

  #array(depth: number): unknown[] {
    const items: unknown[] = [];
    this.#at++;
    while (!this.#closes("]")) items.push(this.#value(depth + 1, "item"));
    return items;
  }

  /** Goes past commas, however many, and past the closing bracket if it is next. */
  #closes(bracket: string): boolean {
    this.#at = this.#afterWhite(this.#at);
    while (this.#look(this.#at) === ",") this.#at = this.#afterWhite(this.#at + 1);
    if (this.#look(this.#at) !== bracket) return false;
    this.#at++;
    return true;
  }

  #key(): string {
    if (this.#look(this.#at) in CLOSING) return this.#string("key");
    const key = this.#bareKey(this.#at);
    if (key === "") throw new NotJson();
    this.#at += key.length;
    return key;
  }

  /** The characters up to a mark that can end the string where it stands. */
  #string(place: Place): string {
    const closing = CLOSING[this.#look(this.#at++)] ?? "";
    let read = "";
    let from = this.#at;
    while (this.#at < this.#text.length) {
      const unit = this.#look(this.#at);
      if (unit === "\\") {
        read += this.#text.slice(from, this.#at) + this.#escaped();
        from = this.#at;
      } else if (closing.includes(unit) && this.#canEnd(this.#at + 1, place)) {
        return read + this.#text.slice(from, this.#at++);
      } else this.#at++;
    }
    throw new NotJson();
  }

  #escaped(): string {
    const unit = this.#look(this.#at + 1);
    const code = unit === "u" ? this.#text.slice(this.#at + 2, this.#at + 6) : "";
    const isCode = /^[\da-f]{4}$/iu.test(code);
    this.#at += isCode ? 6 : 2;
    return isCode ? String.fromCharCode(Number.parseInt(code, 16)) : (ESCAPES[unit] ?? unit);
  }

  /** Whether what follows a mark shows that the mark ends the string, and does not stand in it. */
  #canEnd(at: number, place: Place): boolean {
    const next = this.#afterWhite(at);
    const unit = this.#look(next);
    if (place === "key") return unit === ":";
    if (unit === "}" || unit === "]" || place === "alone") return true;
    if (place === "member" && this.#startsKey(next)) return true;
    if (unit !== ",") return false;
    if (place === "item") return true;
    const after = this.#afterWhite(next + 1);
    const first = this.#look(after);
    return first === "}" || first === "," || this.#startsKey(after);
  }

  /** Whether a key and its colon stand there, in marks of any kind or in none. */
  #startsKey(at: number): boolean {
    const marks = this.#look(at) in CLOSING ? 1 : 0;
    const key = this.#bareKey(at + marks);
    if (key === "") return false;
    return this.#look(this.#afterWhite(at + key.length + 2 * marks)) === ":";
  }

  #bareKey(at: number): string {
    KEY.lastIndex = at;
    const key = KEY.exec(this.#text)?.[0] ?? "";
    this.steps += key.length + 1;
    return key;
  }

  /** A number, or a word such as null; in the spelling of other languages, too. */
  #word(): unknown {
    const from = this.#at;
    while (/[\w.+-]/u.test(this.#look(this.#at))) this.#at++;
    const word = this.#text.slice(from, this.#at);
    if (NUMBER.test(word)) return Number(word);
    if (!WORDS.has(word.toLowerCase())) throw new NotJson();
    return WORDS.get(word.toLowerCase());
  }

  #afterWhite(from: number): number {
    let at = from;
    while (WHITE.test(this.#look(at))) at++;
    return at;
  }

  /** The character there, or "" beyond the end. */
  #look(at: number): string {
    this.steps++;
    return this.#text.charAt(at);
  }
}

/**
 * The character of digit 0; those of the others follow it, but for the backslash, which strings must escape. None is a
 * slash, which begins a regular expression.
 */
const FIRST = "0".charCodeAt(0);
const BACKSLASH = "\\".charCodeAt(0);
/** Where a number is longer than its digit, this bit says that a higher digit follows. */
const MORE = 0b10_0000;

/** Reads numbers from text in which each character is a digit of six bits. */
export class SixBits {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  /** A number below 64. */
  nextDigit(): number {
    const code = this.#text.charCodeAt(this.#at++);
    return code - FIRST - (code > BACKSLASH ? 1 : 0);
  }

  /** A number of any size: its lowest five bits first. */
  next(): number {
    let number = 0;
    for (let shift = 0; ; shift += 5) {
      const digit = this.nextDigit();
      number |= (digit & (MORE - 1)) << shift;
      if ((digit & MORE) === 0) return number;
    }
  }
}

/** The character of a digit below 64. */
export function digitOf(value: number): string {
  const code = FIRST + value;
  return String.fromCharCode(code >= BACKSLASH ? code + 1 : code);
}

/** A whole number from 0 in as many digits as it needs. */
export function digitsOf(value: number): string {
  return value < MORE ? digitOf(value) : digitOf((value & (MORE - 1)) | MORE) + digitsOf(value >>> 5);
}

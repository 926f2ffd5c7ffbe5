/** A half-open range of offsets in a text, in UTF-16 units: `text.slice(start, end)`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

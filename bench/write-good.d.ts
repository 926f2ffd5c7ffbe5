declare module "write-good" {
  /** Finds weak wording; each suggestion has an index and an offset in the text. */
  export default function writeGood(text: string): { index: number; offset: number; reason: string }[];
}

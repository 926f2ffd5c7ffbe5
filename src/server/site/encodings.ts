/** Ways to send the same bytes, best first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What the build appends to the name of a file that it has compressed. */
export const ENCODED_SUFFIXES: Record<Encoding, string> = { br: ".br", gzip: ".gz" };

/** Whether an `Accept-Encoding` header takes an encoding: named there, and not with a weight of 0. */
export function accepts(header: string | undefined, encoding: Encoding): boolean {
  return (header ?? "").split(",").some((entry) => {
    const [name, weight] = entry.trim().split(";");
    return name === encoding && !/^\s*q=0(\.0*)?$/u.test(weight ?? "");
  });
}

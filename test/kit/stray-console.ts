/** Setup of every unit test: what code says on the console without being asked for it fails the test. */
import { afterEach } from "vitest";

const said: string[] = [];

for (const method of ["error", "warn"] as const) {
  // A test that expects such words puts its own spy in this place.
  // oxlint-disable-next-line no-console -- this is what catches it
  console[method] = (...words: unknown[]) =>
    void said.push(`console.${method}: ${words.map(String).join(" ")}`);
}

afterEach(() => {
  const stray = said.splice(0);
  if (stray.length > 0) throw new Error(`Nobody expected this on the console:\n${stray.join("\n")}`);
});

import { abbreviations, addressedToAi, learned, profiles, rules, structures } from "#languages/index.ts";
import { TEXT_LANGUAGES } from "#report/index.ts";

/** Version of the code. Raised when it reads the same rules otherwise. */
const ENGINE_VERSION = "1.1.0";

let version: string | undefined;

/** Version of the embedded analyser: that of its code, and a fingerprint of its rules. */
export function detectorVersion(): string {
  version ??= `${ENGINE_VERSION}+${fingerprint(knowledge())}`;
  return version;
}

/** All that is known of the languages and decides what is found; examples and sources decide nothing. */
function knowledge(): unknown[] {
  const ofTexts = TEXT_LANGUAGES.flatMap((language) => [
    rules[language].map(({ technique, strength, patterns }) => [technique, strength, patterns]),
    structures[language],
    abbreviations[language],
    addressedToAi[language],
    learned[language]?.weights,
    learned[language]?.sides.source,
  ]);
  return [profiles, ...ofTexts];
}

/** Eight hexadecimal digits that differ for different data (FNV-1a, 32 bits, over UTF-16 units). */
export function fingerprint(data: unknown): string {
  const json = JSON.stringify(data);
  let hash = 0x811c9dc5;
  for (let i = 0; i < json.length; i++) hash = Math.imul(hash ^ json.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

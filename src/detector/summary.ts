import { type SummaryTheme, type SummaryWording, summaryWordings } from "#languages/index.ts";
import { type ReportLanguage, TECHNIQUES, type Technique, type TechniqueGroup } from "#report/index.ts";
import { pick } from "./observations.ts";
import { joinList } from "./prose.ts";
import { isAccusing, type Piece, rank } from "./weigh.ts";

const THEME_OF: Record<TechniqueGroup, SummaryTheme> = {
  "attack-on-reputation": "reputation",
  justification: "justification",
  distraction: "distraction",
  simplification: "simplification",
  call: "call",
  "manipulative-wording": "wording",
  sourcing: "sourcing",
  presentation: "presentation",
  emotion: "emotion",
};

/** Cues that speak for a text. */
const GOOD: ReadonlySet<Technique> = new Set<Technique>(["attribution", "counter-view", "hedge"]);
const MOST_THEMES = 3;
/** So many pieces make rhetoric what a text mostly does, not what it touches. */
const LEADING_PIECES = 5;
/** In such a text one named source is no merit yet. */
const HEAVY_MERIT = 3;

/** What the text mostly does and what it does well, or that nothing notable was observed. */
export function writeSummary(pieces: readonly Piece[], language: ReportLanguage, seed: number): string {
  const wording = summaryWordings[language];
  const rhetoric = pieces.filter((piece) => !GOOD.has(piece.technique));
  const accusing = rhetoric.filter((piece) => isAccusing(piece.findingType)).length;
  const isHeavy = accusing >= LEADING_PIECES;
  const good = merited(pieces, isHeavy ? Math.max(HEAVY_MERIT, accusing / 4) : 1);
  const merits = writeMerits(good, wording, seed);
  if (rhetoric.length === 0) return [pick(wording.plain, seed), ...merits].join(" ");
  const lead = pick(isHeavy ? wording.leads : wording.touches, seed);
  const sentences = [lead.replace("{themes}", () => joinList(themesOf(rhetoric, wording), wording))];
  const quoted = rhetoric.filter((piece) => piece.voice === "quoted").length;
  if (quoted * 2 > rhetoric.length) sentences.push(pick(wording.mostlyQuoted, seed));
  sentences.push(...merits);
  const namesNobody = !pieces.some((piece) => piece.technique === "attribution");
  if (isHeavy && namesNobody) sentences.push(pick(wording.nothingToLeanOn, seed));
  return [...sentences, pick(wording.closing, seed)].join(" ");
}

/** The good cues of which there are at least so many. */
function merited(pieces: readonly Piece[], least: number): Set<Technique> {
  const counts = Map.groupBy(
    pieces.filter((piece) => GOOD.has(piece.technique)),
    (piece) => piece.technique,
  );
  return new Set([...counts].filter(([, own]) => own.length >= least).map(([technique]) => technique));
}

function themesOf(pieces: readonly Piece[], wording: SummaryWording): string[] {
  const weights = new Map<SummaryTheme, number>();
  for (const piece of pieces) {
    const theme = THEME_OF[TECHNIQUES[piece.technique].group];
    const weight = (isAccusing(piece.findingType) ? 2 : 1) * (4 - rank(piece));
    weights.set(theme, (weights.get(theme) ?? 0) + weight);
  }
  const strongest = [...weights].toSorted(([, a], [, b]) => b - a).slice(0, MOST_THEMES);
  return strongest.map(([theme]) => wording.themes[theme]);
}

function writeMerits(good: ReadonlySet<Technique>, wording: SummaryWording, seed: number): string[] {
  const merits: string[] = [];
  if (good.has("attribution") && good.has("counter-view")) merits.push(pick(wording.sourcesAndOthers, seed));
  else if (good.has("attribution")) merits.push(pick(wording.namesSources, seed));
  else if (good.has("counter-view")) merits.push(pick(wording.hearsOthers, seed));
  if (good.has("hedge")) merits.push(pick(wording.hedges, seed));
  return merits;
}

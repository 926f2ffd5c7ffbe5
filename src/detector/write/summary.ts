import { type SummaryWording, summaryWordings } from "#languages/index.ts";
import {
  hasFact,
  isAccusing,
  type ReportLanguage,
  TECHNIQUES,
  type Technique,
  type TechniqueGroup,
} from "#report/index.ts";
import { type Piece, rank } from "../select/select-evidence.ts";
import { pick } from "./observations.ts";
import { joinList } from "./prose.ts";

const MOST_THEMES = 3;
/** So many pieces make rhetoric what a text mostly does, not what it touches. */
const LEADING_PIECES = 5;
/** So many sharp words, and so many of them in a thousand characters: such a text is not called plain. */
const SEVERAL_PIECES = 4;
const DENSE_PIECES = 4;
/** A feeling or a judgement is worth a word from so many pieces on. */
const LASTING_PIECES = 2;

/** How much of a text is rhetoric; and of how many pieces a merit must be made beside it. */
const MANNERS = {
  heavy: { lead: "leads", merit: 3 },
  leaning: { lead: "leanings", merit: 2 },
  plain: { lead: "touches", merit: 1 },
} as const;

/** What the text mostly does and what it does well, or that nothing notable was observed. */
export function writeSummary(pieces: readonly Piece[], language: ReportLanguage, length: number): string {
  const wording = summaryWordings[language];
  const rhetoric = pieces.filter((piece) => !hasFact(piece.technique, "isCredit"));
  const themes = themesOf(rhetoric, wording);
  const merits = (least: number) => writeMerits(merited(pieces, least), wording, length);
  if (themes.length === 0) return [pick(wording.plain, length), ...merits(1)].join(" ");
  const accusing = rhetoric.filter((piece) => isAccusing(piece.findingType)).length;
  const sure = rhetoric.filter(isSharp).filter(({ voice }) => voice === "author").length;
  const manner = MANNERS[mannerOf(accusing, sure, length)];
  const sentences = [pick(wording[manner.lead], length).replace("{themes}", () => joinList(themes, wording))];
  if (isMostlyQuoted(rhetoric)) sentences.push(pick(wording.mostlyQuoted, length));
  sentences.push(...merits(Math.max(manner.merit, accusing / 4)));
  const namesNobody = !pieces.some((piece) => piece.technique === "attribution");
  if (accusing >= LEADING_PIECES && namesNobody) sentences.push(pick(wording.nothingToLeanOn, length));
  return [...sentences, pick(wording.closing, length)].join(" ");
}

function mannerOf(accusing: number, sharp: number, length: number): keyof typeof MANNERS {
  if (accusing >= LEADING_PIECES) return "heavy";
  return sharp >= SEVERAL_PIECES && (sharp * 1000) / length > DENSE_PIECES ? "leaning" : "plain";
}

/** Words that a rule is sure of. */
function isSharp({ strength, isLearned }: Piece): boolean {
  return strength === "strong" && !isLearned;
}

/** The sharp words are for the most part those of people quoted. */
function isMostlyQuoted(rhetoric: readonly Piece[]): boolean {
  const sharp = rhetoric.filter(isSharp);
  const quoted = sharp.filter((piece) => piece.voice === "quoted").length;
  return quoted >= LASTING_PIECES && quoted * 2 > sharp.length;
}

/** The good cues of which there are at least so many. */
function merited(pieces: readonly Piece[], least: number): Set<Technique> {
  const counts = Map.groupBy(
    pieces.filter((piece) => hasFact(piece.technique, "isCredit")),
    (piece) => piece.technique,
  );
  return new Set([...counts].filter(([, own]) => own.length >= least).map(([technique]) => technique));
}

/** What is said against a text in front; feelings and judgements only where they last. Quoted words if there are no others. */
function themesOf(rhetoric: readonly Piece[], wording: SummaryWording): string[] {
  const ofAuthor = rhetoric.filter((piece) => piece.voice === "author");
  const accusing = rhetoric.filter((piece) => isAccusing(piece.findingType));
  const milder = (ofAuthor.length > 0 ? ofAuthor : rhetoric).filter(
    (piece) => !isAccusing(piece.findingType) && !piece.isLearned,
  );
  const lasting = strongestThemes(milder, LASTING_PIECES);
  return [...strongestThemes(accusing, 1), ...lasting]
    .slice(0, MOST_THEMES)
    .map((theme) => wording.themes[theme]);
}

function strongestThemes(pieces: readonly Piece[], least: number): TechniqueGroup[] {
  const counts = new Map<TechniqueGroup, number>();
  const weights = new Map<TechniqueGroup, number>();
  for (const piece of pieces) {
    const theme: TechniqueGroup = TECHNIQUES[piece.technique].group;
    counts.set(theme, (counts.get(theme) ?? 0) + 1);
    weights.set(theme, (weights.get(theme) ?? 0) + 4 - rank(piece));
  }
  return [...weights.keys()]
    .filter((theme) => (counts.get(theme) ?? 0) >= least)
    .toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
}

function writeMerits(good: ReadonlySet<Technique>, wording: SummaryWording, seed: number): string[] {
  const merits: string[] = [];
  if (good.has("attribution") && good.has("counter-view")) merits.push(pick(wording.sourcesAndOthers, seed));
  else if (good.has("attribution")) merits.push(pick(wording.namesSources, seed));
  else if (good.has("counter-view")) merits.push(pick(wording.hearsOthers, seed));
  if (good.has("hedge")) merits.push(pick(wording.hedges, seed));
  return merits;
}

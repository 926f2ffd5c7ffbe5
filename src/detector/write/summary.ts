import { type SummaryWording, summaryWordings } from "#languages/index.ts";
import {
  hasFact,
  isAccusing,
  type ReportLanguage,
  TECHNIQUES,
  type Technique,
  type TechniqueGroup,
} from "#report/index.ts";
import { type EvidenceCandidate, rank } from "../select/select-evidence.ts";
import { pick } from "./observations.ts";
import { joinList } from "./prose.ts";

const MOST_THEMES = 3;
/** So many candidates make rhetoric what a text mostly does, not what it touches. */
const LEADING_COUNT = 5;
/** So many sharp words, and so many of them in a thousand characters: such a text is not called plain. */
const SEVERAL_SHARP = 4;
const DENSE_SHARP = 4;
/** A feeling or a judgement is worth a word from so many candidates on. */
const LASTING_COUNT = 2;

/** How much of a text is rhetoric; and of how many candidates a merit must be made beside it. */
const MANNERS = {
  heavy: { lead: "leads", merit: 3 },
  leaning: { lead: "leanings", merit: 2 },
  plain: { lead: "touches", merit: 1 },
} as const;

/** What the text mostly does and what it does well, or that nothing notable was observed. */
export function writeSummary(
  candidates: readonly EvidenceCandidate[],
  language: ReportLanguage,
  length: number,
): string {
  const wording = summaryWordings[language];
  const rhetoric = candidates.filter((candidate) => !hasFact(candidate.technique, "isCredit"));
  const themes = themesOf(rhetoric, wording);
  const merits = (least: number) => writeMerits(merited(candidates, least), wording, length);
  if (themes.length === 0) return [pick(wording.plain, length), ...merits(1)].join(" ");
  const accusing = rhetoric.filter((candidate) => isAccusing(candidate.findingType)).length;
  const sure = rhetoric.filter(isSharp).filter(({ voice }) => voice === "author").length;
  const manner = MANNERS[mannerOf(accusing, sure, length)];
  const sentences = [pick(wording[manner.lead], length).replace("{themes}", () => joinList(themes, wording))];
  if (isMostlyQuoted(rhetoric)) sentences.push(pick(wording.mostlyQuoted, length));
  sentences.push(...merits(Math.max(manner.merit, accusing / 4)));
  const namesNobody = !candidates.some((candidate) => candidate.technique === "attribution");
  if (accusing >= LEADING_COUNT && namesNobody) sentences.push(pick(wording.nothingToLeanOn, length));
  return [...sentences, pick(wording.closing, length)].join(" ");
}

function mannerOf(accusing: number, sharp: number, length: number): keyof typeof MANNERS {
  if (accusing >= LEADING_COUNT) return "heavy";
  return sharp >= SEVERAL_SHARP && (sharp * 1000) / length > DENSE_SHARP ? "leaning" : "plain";
}

/** Words that a rule is sure of. */
function isSharp({ strength, isLearned }: EvidenceCandidate): boolean {
  return strength === "strong" && !isLearned;
}

/** The sharp words are for the most part those of people quoted. */
function isMostlyQuoted(rhetoric: readonly EvidenceCandidate[]): boolean {
  const sharp = rhetoric.filter(isSharp);
  const quoted = sharp.filter((candidate) => candidate.voice === "quoted").length;
  return quoted >= LASTING_COUNT && quoted * 2 > sharp.length;
}

/** The good cues of which there are at least so many. */
function merited(candidates: readonly EvidenceCandidate[], least: number): Set<Technique> {
  const counts = Map.groupBy(
    candidates.filter((candidate) => hasFact(candidate.technique, "isCredit")),
    (candidate) => candidate.technique,
  );
  return new Set([...counts].filter(([, own]) => own.length >= least).map(([technique]) => technique));
}

/** What is said against a text in front; feelings and judgements only where they last. Quoted words if there are no others. */
function themesOf(rhetoric: readonly EvidenceCandidate[], wording: SummaryWording): string[] {
  const ofAuthor = rhetoric.filter((candidate) => candidate.voice === "author");
  const accusing = rhetoric.filter((candidate) => isAccusing(candidate.findingType));
  const milder = (ofAuthor.length > 0 ? ofAuthor : rhetoric).filter(
    (candidate) => !isAccusing(candidate.findingType) && !candidate.isLearned,
  );
  const lasting = strongestThemes(milder, LASTING_COUNT);
  return [...strongestThemes(accusing, 1), ...lasting]
    .slice(0, MOST_THEMES)
    .map((theme) => wording.themes[theme]);
}

function strongestThemes(candidates: readonly EvidenceCandidate[], least: number): TechniqueGroup[] {
  const counts = new Map<TechniqueGroup, number>();
  const weights = new Map<TechniqueGroup, number>();
  for (const candidate of candidates) {
    const theme: TechniqueGroup = TECHNIQUES[candidate.technique].group;
    counts.set(theme, (counts.get(theme) ?? 0) + 1);
    weights.set(theme, (weights.get(theme) ?? 0) + 4 - rank(candidate));
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

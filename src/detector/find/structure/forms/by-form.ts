import type { Technique, TextLanguage } from "#report/index.ts";
import type { Finding } from "../../../patterns/match.ts";
import type { Split } from "../../../text/split.ts";
import { WORD } from "../../../text/tokens.ts";
import type { DistinctWords } from "../../../text/words/distinct-words.ts";
import { COINED_WORDS } from "./coined-words.ts";
import { COMPOUND_LABELS } from "./compound-labels.ts";
import type { WordForm } from "./word-form.ts";

const FORMS: readonly WordForm[] = [COINED_WORDS, COMPOUND_LABELS];

interface Shown {
  readonly technique: Technique;
  readonly form: WordForm;
}

/** Finds words that are told by their form. */
export function findByForm({ tokens, sentences }: Split): Finding[] {
  const showing = new Map<TextLanguage, ReadonlyMap<number, readonly Shown[]>>();
  const findings: Finding[] = [];
  for (const [sentence, { first, end, language }] of sentences.entries()) {
    const ofLanguage = showing.get(language) ?? wordsWithForm(tokens.distinct, language);
    showing.set(language, ofLanguage);
    if (ofLanguage.size === 0) continue;
    for (let token = first; token < end; token++) {
      if (tokens.kinds[token] !== WORD) continue;
      for (const { technique, form } of ofLanguage.get(tokens.words[token] ?? 0) ?? [])
        if (form.isLeftOut?.(tokens, token, first) !== true)
          findings.push({ technique, strength: "strong", first: token, last: token, sentence });
    }
  }
  return findings;
}

/** What distinct words show in a language, by their numbers. Most texts have no such word, and are not searched. */
function wordsWithForm(words: DistinctWords, language: TextLanguage): ReadonlyMap<number, readonly Shown[]> {
  const showing = new Map<number, Shown[]>();
  for (const form of FORMS)
    for (const [word, technique] of form.find(words, language))
      showing.set(word, [...(showing.get(word) ?? []), { technique, form }]);
  return showing;
}

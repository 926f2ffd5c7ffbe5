import type { Technique, TextLanguage } from "#report/index.ts";
import type { Finding } from "../../../patterns/match.ts";
import type { Split } from "../../../text/split.ts";
import { textAt, WORD } from "../../../text/tokens.ts";
import { COINED_WORDS } from "./coined-words.ts";
import { COMPOUND_LABELS } from "./compound-labels.ts";
import type { WordForm } from "./word-form.ts";

const FORMS: readonly WordForm[] = [COINED_WORDS, COMPOUND_LABELS];

interface Shown {
  readonly technique: Technique;
  readonly form: WordForm;
}

/** Finds words that are told by their form. Each distinct word is looked at once in a language. */
export function findByForm({ tokens, sentences }: Split): Finding[] {
  const known = new Map<TextLanguage, (readonly Shown[])[]>();
  const findings: Finding[] = [];
  for (const [sentence, { first, end, language }] of sentences.entries()) {
    const seen = known.get(language) ?? [];
    known.set(language, seen);
    for (let token = first; token < end; token++) {
      if (tokens.kinds[token] !== WORD) continue;
      const shown = (seen[tokens.words[token] ?? 0] ??= shownBy(
        textAt(tokens, token).toLowerCase(),
        language,
      ));
      if (shown.length === 0) continue;
      for (const { technique, form } of shown)
        if (form.isLeftOut?.(tokens, token, first) !== true)
          findings.push({ technique, strength: "strong", first: token, last: token, sentence });
    }
  }
  return findings;
}

const NOTHING: readonly Shown[] = [];

/** Of nearly all words nothing, and no list is kept for each of them. */
function shownBy(word: string, language: TextLanguage): readonly Shown[] {
  const shown: Shown[] = [];
  for (const form of FORMS) {
    const technique = form.look(word, language);
    if (technique !== undefined) shown.push({ technique, form });
  }
  return shown.length === 0 ? NOTHING : shown;
}

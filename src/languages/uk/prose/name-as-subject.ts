import type { TextLanguage } from "#report/index.ts";

/** Endings of adjectival surnames in other cases: Зеленського, Зеленському, Зеленським. */
const ADJECTIVAL = /(?<stem>[сцз]ьк)(?:ого|ому|им)$/u;
/** Surnames in -енко in other cases: Порошенка, Порошенком. */
const IN_ENKO = /(?<stem>енк)(?:а|у|ом|ові)$/u;
/** Names of several capitals, or in Latin letters, are not declined. */
const NOT_DECLINED = /^(?:[А-ЯІЇЄҐ]{2,}|[A-Z][\w.’'-]*(?: [A-Z][\w.’'-]*)*)$/u;
/** Only a nominative ends so: a consonant, an adjective's -ий, -ко. */
const NOMINATIVE = /(?:[бвгґджзйклмнпрстфхцчшщь]|ко)$/u;

/** «Байденом», «Путіним»: a consonant at the end of another case. */
const INSTRUMENTAL = /(?:[оеєиі]м|[ая]ми?|[аяи]х)$/u;
/** First words of a name in other cases: «Юлії», «Збройних». */
const OBLIQUE = /(?:[иіїую]|ою|ею|ого|[оеєи]м|[иі]х|ми)$/u;

/**
 * A name as the subject of a Ukrainian sentence, though it may stand in another case in the text; undefined
 * where the form does not tell («Маркова» is his or she), and for a name that is spelt in Russian.
 */
export function asSubject(name: string, textLanguage: TextLanguage): string | undefined {
  if (NOT_DECLINED.test(name)) return name;
  if (textLanguage === "ru") return undefined;
  const surname = name.split(" ").at(-1) ?? name;
  if (ADJECTIVAL.test(surname)) return surname.replace(ADJECTIVAL, "$<stem>ий");
  if (IN_ENKO.test(surname)) return surname.replace(IN_ENKO, "$<stem>о");
  const given = name.split(" ").slice(0, -1);
  const isOblique = INSTRUMENTAL.test(surname) || given.some((word) => OBLIQUE.test(word));
  return !isOblique && NOMINATIVE.test(surname) ? name : undefined;
}

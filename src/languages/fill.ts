/** Forms of a phrase by the plural category of its number, as `Intl.PluralRules` names them; `other` is always there. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Words with their slots `{name}` filled. A slot of which nothing is said stays as it is. */
export function fill(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replaceAll(/\{(\w+)\}/gu, (slot, name: string) => String(values[name] ?? slot));
}

/** The form that goes with a number in a language: 1 слово, 2 слова, 5 слів. */
export function inPlural(forms: PluralForms, n: number, language: string): string {
  return forms[new Intl.PluralRules(language).select(n)] ?? forms.other;
}

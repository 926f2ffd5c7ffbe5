import { outlineOf, type ReportToWrite, type Section } from "./outline.ts";

/** A report as plain text, for a clipboard or a terminal. */
export function writeText(input: ReportToWrite): string {
  const { title, remarks, sections, whoRead } = outlineOf(input);
  const parts = [underlined(title, "="), ...remarks, ...sections.map(sectionAsText), whoRead];
  return parts.filter(Boolean).join("\n\n");
}

function sectionAsText({ heading, statement, quotes, otherSide }: Section): string {
  const lines = [statement, ...quotes.map((quote) => `  ${quote}`), ...otherSide];
  return [underlined(heading, "-"), ...lines.filter(Boolean)].join("\n");
}

function underlined(title: string, line: string): string {
  return `${title}\n${line.repeat(title.length)}`;
}

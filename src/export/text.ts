import { outlineOf, type ReportToWrite, type Section, type WrittenPoint } from "./outline.ts";

/** A report as plain text, for a clipboard or a terminal. */
export function writeText(input: ReportToWrite): string {
  const { title, remarks, sections, whoRead } = outlineOf(input);
  const parts = [underlined(title, "="), ...remarks, ...sections.map(sectionAsText), whoRead];
  return parts.filter(Boolean).join("\n\n");
}

function sectionAsText({ heading, statement, points }: Section): string {
  const paragraphs = [statement, ...points.map(pointAsText)].filter(Boolean);
  return `${underlined(heading, "-")}\n${paragraphs.join("\n\n")}`;
}

function pointAsText({ technique, statement, quotes, otherSide }: WrittenPoint): string {
  const lines = [...quotes, ...otherSide].map((line) => `  ${line}`);
  return [`${technique}: ${statement}`, ...lines].join("\n");
}

function underlined(title: string, line: string): string {
  return `${title}\n${line.repeat(title.length)}`;
}

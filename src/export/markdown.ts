import { outlineOf, type ReportToWrite, type Section, type WrittenPoint } from "./outline.ts";

/** A report as Markdown. What comes from the text or a model stands in it as plain words. */
export function writeMarkdown(input: ReportToWrite): string {
  const { title, remarks, sections, whoRead } = outlineOf(input);
  const parts = [
    `# ${plain(title)}`,
    ...remarks,
    ...sections.map(sectionAsMarkdown),
    whoRead && `*${plain(whoRead)}*`,
  ];
  return parts.filter(Boolean).join("\n\n");
}

function sectionAsMarkdown({ heading, statement, points }: Section): string {
  const parts = [`## ${heading}`, plain(statement), ...points.map(pointAsMarkdown)];
  return parts.filter(Boolean).join("\n\n");
}

function pointAsMarkdown({ technique, statement, quotes, otherSide }: WrittenPoint): string {
  const list = quotes.map((quote) => `- ${plain(quote)}`).join("\n");
  const parts = [
    `**${plain(technique)}.** ${plain(statement)}`,
    list,
    otherSide.map((line) => `> ${plain(line)}`).join("\n>\n"),
  ];
  return parts.filter(Boolean).join("\n\n");
}

/** Words whose signs Markdown does not take for its own. */
function plain(words: string): string {
  return words.replace(/[\\`*_[\]<>#|~&]/gu, "\\$&");
}

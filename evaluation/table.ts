import type { ErrorCard, LabelResult } from "#content/error-card.ts";

/** The evaluation as plain text for a terminal: scores, confusion by label, what was skipped. */
export function asTable({ scores, labels, skipped }: ErrorCard): string {
  const lines = [
    row("metric", ["score", "trivial", "texts"]),
    ...Object.entries(scores).map(([key, { score, trivial, n }]) =>
      row(key, [score.toFixed(3), trivial.toFixed(3), String(n)]),
    ),
    "",
    row("label", ["hits", "misses", "false alarms"]),
    ...labels.map(labelRow),
  ];
  if (skipped.length > 0) lines.push("", `Not in the folder, skipped: ${skipped.join(", ")}`);
  return lines.join("\n");
}

function labelRow({ dataset, label, hits, misses, falseAlarms }: LabelResult): string {
  return row(`${dataset}: ${label}`, [String(hits), String(misses), String(falseAlarms)]);
}

function row(name: string, cells: readonly string[]): string {
  return [name.padEnd(44), ...cells.map((cell) => cell.padStart(13))].join("");
}

import type { Span } from "#report/index.ts";

/** Counts of a two-class decision: true positives, false positives, false negatives, true negatives. */
export interface Confusion {
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
  readonly tn: number;
}

/** Counts how a list of yes/no predictions meets a list of yes/no labels of the same length. */
export function confusion(gold: readonly boolean[], predicted: readonly boolean[]): Confusion {
  const counts = { tp: 0, fp: 0, fn: 0, tn: 0 };
  for (const [i, label] of gold.entries()) {
    const hit = predicted[i] ?? false;
    counts[label ? (hit ? "tp" : "fn") : hit ? "fp" : "tn"] += 1;
  }
  return counts;
}

/** Harmonic mean of precision and recall; 0 where both are 0. */
export function harmonicMean(precision: number, recall: number): number {
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

/** F1 of the "yes" class; 0 where nothing was right. */
export function f1({ tp, fp, fn }: Pick<Confusion, "tp" | "fp" | "fn">): number {
  return tp === 0 ? 0 : (2 * tp) / (2 * tp + fp + fn);
}

/** Mean of the F1 of the "yes" class and the F1 of the "no" class. */
export function twoClassMacroF1(counts: Confusion): number {
  return mean([f1(counts), f1({ tp: counts.tn, fp: counts.fn, fn: counts.fp })]);
}

/** Mean of the F1 of each label, over items that may bear several labels (scikit-learn's `macro`). */
export function multiLabelMacroF1<L>(
  labels: readonly L[],
  gold: readonly ReadonlySet<L>[],
  predicted: readonly ReadonlySet<L>[],
): number {
  return mean(labels.map((label) => f1(labelConfusion(label, gold, predicted))));
}

/** How one label was met, over items that may bear several. */
export function labelConfusion<L>(
  label: L,
  gold: readonly ReadonlySet<L>[],
  predicted: readonly ReadonlySet<L>[],
): Confusion {
  return confusion(
    gold.map((labels) => labels.has(label)),
    predicted.map((labels) => labels.has(label)),
  );
}

/** Sorted spans, touching or overlapping ones joined into one. */
export function joined(spans: readonly Span[]): Span[] {
  const result: { start: number; end: number }[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}

/** Number of units inside any of the spans. */
export function coveredUnits(spans: readonly Span[]): number {
  return joined(spans).reduce((sum, { start, end }) => sum + end - start, 0);
}

/** Number of units that two lists of joined spans share. */
export function sharedUnits(a: readonly Span[], b: readonly Span[]): number {
  let shared = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [one, other] = [a[i], b[j]];
    if (one === undefined || other === undefined) break;
    shared += Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));
    if (one.end < other.end) i += 1;
    else j += 1;
  }
  return shared;
}

/** Gold and predicted spans of one text. */
export interface SpanPair {
  readonly gold: readonly Span[];
  readonly predicted: readonly Span[];
}

/** F1 over characters, pooled over all texts (the span metric of UNLP 2025). */
export function characterF1(pairs: readonly SpanPair[]): number {
  let [shared, gold, predicted] = [0, 0, 0];
  for (const pair of pairs) {
    shared += sharedUnits(joined(pair.gold), joined(pair.predicted));
    gold += coveredUnits(pair.gold);
    predicted += coveredUnits(pair.predicted);
  }
  return f1({ tp: shared, fp: predicted - shared, fn: gold - shared });
}

/**
 * Partial-overlap F1 of propaganda span identification: precision gives each predicted span the
 * share of it that is gold, recall gives each gold span the share of it that was predicted.
 * Source: Da San Martino et al. 2020, SemEval-2020 task 11, section on the evaluation measure.
 */
export function partialOverlapF1(pairs: readonly SpanPair[]): number {
  const parts = pairs.map(({ gold, predicted }) => {
    const [goldSpans, predictedSpans] = [joined(gold), joined(predicted)];
    return {
      precision: predictedSpans.map((span) => shareOf(span, goldSpans)),
      recall: goldSpans.map((span) => shareOf(span, predictedSpans)),
    };
  });
  return harmonicMean(mean(parts.flatMap((p) => p.precision)), mean(parts.flatMap((p) => p.recall)));
}

function shareOf(span: Span, others: readonly Span[]): number {
  return sharedUnits([span], others) / (span.end - span.start);
}

/** Arithmetic mean; 0 of nothing. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

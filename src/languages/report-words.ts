import type { Attempt, ContestReason, FindingType, Notice } from "#report/index.ts";
import type { PluralForms } from "./fill.ts";

/**
 * What a report says beside what its author wrote: the words of its parts, in the language of the report, on the page
 * and in every export. `{…}` are slots.
 */
export interface ReportWords {
  /** What every report says of itself. */
  readonly notAVerdict: string;
  /** What a box says when its finding type is not in the report. */
  readonly nothingNotable: string;
  /** Said of the words that nothing rests on. */
  readonly notCertified: string;
  /** Titles of the boxes. On the wire they keep their English names. */
  readonly boxes: Readonly<Record<FindingType, string>>;
  /** Labels of a report's parts. */
  readonly labels: Readonly<
    Record<
      "report" | "summary" | "anotherReading" | "question" | "credits" | "notices" | "marked" | "markedText",
      string
    >
  >;
  /** What a reader is told of things in the text that are aimed at a machine or hidden from people. */
  readonly notices: Readonly<Record<Notice["kind"], string>>;
  /** The same in a few words, as a mark in the text is called. */
  readonly noticeNames: Readonly<Record<Notice["kind"], string>>;
  readonly showPlace: string;
  /** With `{n}`. */
  readonly place: string;
  /** `{n}` times, by the plural category of the number in this language. */
  readonly times: PluralForms;
  /** The same words at their place number `{n}`. */
  readonly onceMore: string;
  /** Title of a mark of `{kind}` whose words are somebody's who is quoted. */
  readonly quotedKind: string;
  readonly invisible: string;
  /** Whose words a quote is: `{speaker}`'s, or somebody's without a name. */
  readonly quotedBy: string;
  readonly quoted: string;
  /** Before the kind of text. */
  readonly readAs: string;
  /** Who read it: `{model}`, with its `{version}` where one is known. */
  readonly readBy: string;
  readonly version: string;
  readonly nothingSent: string;
  /** The `{hash}` by which the text can be known again. */
  readonly textHash: string;
  /** Who was asked in vain: `{models}`, each with what became of it. */
  readonly askedBefore: string;
  /** One that was asked in vain, with the `{outcome}`. */
  readonly passedOver: string;
  /** How the models that no cascade file names are called. */
  readonly models: Readonly<Record<"embedded" | "browser", string>>;
  readonly outcomes: Readonly<Record<Attempt["outcome"], string>>;
  /** What a reader may hold against a point. */
  readonly contest: {
    readonly open: string;
    readonly title: string;
    readonly ask: string;
    /** As the sentence that is `said` ends. */
    readonly reasons: Readonly<Record<ContestReason, string>>;
    /** The end of that sentence where the reader names the `{technique}` that it is. */
    readonly instead: string;
    readonly which: string;
    readonly note: string;
    readonly terms: string;
    readonly keep: string;
    readonly cancel: string;
    readonly change: string;
    readonly takeBack: string;
    /** With the `{reason}`. */
    readonly said: string;
    /** How many points of a text the reader contests, and where that is kept. */
    readonly count: PluralForms;
    readonly where: string;
    readonly forgetThese: string;
    readonly forgetAll: string;
  };
  readonly replaced: string;
  /** What has changed since the report that was replaced, by the `{names}` of techniques. */
  readonly changes: Readonly<Record<"kept" | "added" | "gone", string>>;
  /** After a report of the embedded analyser, with a link in it, as `[words](/address/)`. */
  readonly largeModel: string;
}

/**
 * Turns of phrase that tell of what kind a text is, none of which does it alone. They are written in the pattern
 * language of `rule.ts`, and counted; what each is worth is said in `detector/find/kind/weights.ts`.
 */
export const KIND_CUES = [
  /** The writer speaks of themselves: I, my. */
  "first-person",
  /** The writer speaks for many: we, our. */
  "we",
  "you",
  /** One person is spoken of: he, her. */
  "third-person",
  /** A word is explained: "is defined as", «називають». */
  "definition",
  /** A thing is described as a general matter: "consists of", "is used for". */
  "exposition",
  /** Words of a study: sample, hypothesis, "et al.". */
  "study",
  /** Heads of an abstract: Objective, Methods. */
  "abstract-head",
  /** Words of a lesson: chapter, exercise, "you will learn". */
  "lesson",
  /** Headings of instructions: "How to", Steps, Ingredients. */
  "manual-head",
  /** Something is to be done by hand: add, cut, press. */
  "instruction",
  /** Amounts of a recipe or tool: cup, minutes, degrees. */
  "measure",
  /** Words of an encyclopedia or guide: "was born", "is a city". */
  "encyclopedia",
  /** What is told in stories: doors, eyes, smiles, going and looking. */
  "narrative",
  /** Words of talk face to face: yeah, um. */
  "spoken",
  /** Public matters: government, war, party. */
  "politics",
  /** The writer judges or presses: must, of course, so-called. */
  "stance",
  /** Something is for sale: price, order, discount. */
  "sale",
  /** Help is asked for: donate, sign, petition. */
  "asking",
  /** A letter of fraud: transfer, beneficiary, confidential. */
  "fraud",
  /** An audience is spoken to: ladies and gentlemen. */
  "address",
  "salutation",
  "closing",
  /** Somebody has died: passed away, condolences. */
  "mourning",
  /** Somebody is wished well on a day: happy birthday. */
  "wish",
  /** Words of statutes, minutes and orders. */
  "official",
  /** A product or place is judged by a customer. */
  "review",
  /** The text calls itself satire. */
  "satire",
  "interview",
  /** Words that news agencies use of events. */
  "event",
  /** A headline that withholds in order to draw. */
  "clickbait",
  /** What stands in satire alone: its houses, "at press time". */
  "satire-mark",
  /** The title of a document: «ПОСТАНОВА», "Minutes of the". */
  "document-head",
  /** "Once upon a time". */
  "tale-opening",
  "open-letter",
  /** One person is greeted on a line of its own: "Dear Anna,". */
  "salutation-line",
  /** A speaker turns to an audience: "Madam Speaker". */
  "vocative",
  /** Readers are asked to sign: "we, the undersigned". */
  "petition",
  /** Where and from whom news comes: "LEEDS —", «про це повідомляє». */
  "news-lead",
  /** What something is: "is a", «— це». */
  "is-a",
  /** Kitchen words: of a text that instructs they make a recipe. */
  "kitchen",
] as const;

export type KindCue = (typeof KIND_CUES)[number];

/** Endings of words by which what they do in a text is guessed; lower case. */
export interface KindEndings {
  /** Of verbs in the past. */
  readonly past: readonly string[];
  /** Of verbs that tell a reader to do something. */
  readonly imperative: readonly string[];
  /** Of nouns for what cannot be seen: -tion, -ність. */
  readonly abstract: readonly string[];
  /** Of verbs without a doer: «виконується», «досліджено». */
  readonly impersonal: readonly string[];
}

/** Who says what, in reported speech and in headlines. */
export interface Reporting {
  /** That which opens what somebody is reported to say: that, що. */
  readonly that: readonly string[];
  /** Nameless speakers and pronouns: critics, he, експерти. */
  readonly speakers: readonly string[];
  /** Verbs that report, beside those of the marker `speech-verb`: believes, fears. */
  readonly verbs: readonly string[];
  /** First and second words of phrases that lead a source in: "according to", «по словам», «на його думку». */
  readonly sources: { readonly first: readonly string[]; readonly second: readonly string[] };
  /** Words of the writer's own person: what "I" believe is nobody's reported speech. */
  readonly own: readonly string[];
  /** Words after a comma with which the writer takes the word again: but, although. */
  readonly turns: readonly string[];
  /** Those of them that join the last item of a list as well: "traitors, liars, and thieves". */
  readonly listTurns?: readonly string[];
  /** Small words within names: de, van. */
  readonly particles: readonly string[];
  /** Frequent words that may stand between a verb of speech and a name: "said the mayor of Leeds". */
  readonly titleWords: readonly string[];
  /** Verbs after which what is said needs no "that": "he said he was ill". Empty where the language needs one. */
  readonly bare: readonly string[];
  /** Words with which what is said without "that" begins: he, the, there. */
  readonly bareOpeners: readonly string[];
  /** Of the verbs with no "that", those that take no noun: behind them any word of its own begins what is said. */
  readonly bareBeforeAny?: readonly string[];
  /** Verbs of speech that are nouns as well, and so need their speaker right before them: claims, reports. */
  readonly nouns: readonly string[];
  /** What follows a source phrase that leads no speaker in: "according to his needs". */
  readonly notSources: readonly string[];
  /** Endings of verbs without a person: «варто наголосити, що» is the writer's own. */
  readonly infinitives: readonly string[];
  /** Words before a verb that make it one: "to". */
  readonly infinitiveMarks: readonly string[];
  /** Whether a speaker may stand behind the verb anywhere, not at a sentence's start or after speech alone. */
  readonly isInverted: boolean;
  /** Words that stand for a post or a comment before a colon: "wrote on Twitter", "commented". */
  readonly posts: readonly string[];
  /** Things that say what somebody wrote: leaflet, statement. */
  readonly things?: readonly string[];
  /**
   * Offices that sign a statement behind a dash: «… — президент». Absent where capitals or a dash do not tell a speaker, since
   * headlines have capitals and name their paper so.
   */
  readonly offices?: readonly string[];
  /** Words that open what is explained, right behind a verb of speech and a comma: «як». */
  readonly hows?: readonly string[];
  /** Verbs of speech that stand alone between two commas: «вона, каже, …». */
  readonly asides?: readonly string[];
  /** Verbs of speech that are nothing else, so that their speaker may stand further away: asserted. */
  readonly certain?: readonly string[];
  /** First words of names that are no person's: «Збройні», «Верховна». */
  readonly groups?: readonly string[];
  /** Where the language puts "…, the mayor told reporters on Monday" behind what is said, or ", critics say," into it. */
  readonly inserted?: {
    /** With which a speaker begins: the, a, his. */
    readonly speakerLeads: readonly string[];
    /** Which may stand between a speaker and the verb: have, also. */
    readonly auxiliaries: readonly string[];
    /** With which goes on what follows the verb: reporters, on. */
    readonly addressees: readonly string[];
    /** With which begins what is nobody's speech: when, which. */
    readonly subordinators: readonly string[];
  };
}

/** What a headline may overstate. */
export interface HeadlineWords {
  /** Whether every word of a title may have a capital. */
  readonly isInCapitals?: boolean;
  /** Verbs and adjectives that settle a matter: proves, caught, довели. */
  readonly settled: readonly string[];
  /** Words of a blow, with which a headline makes a great thing of its matter: dead, war, flee, кінець. */
  readonly loud: readonly string[];
  /** Words that hold it open: may, alleged, нібито. */
  readonly open: readonly string[];
  /** Words of hype that a subject does without: shocking, breaking, терміново. */
  readonly hype: readonly string[];
}

/** What reading the kind, the speakers and the headline of a text needs to know of its language. */
export interface KindWords {
  /** Letters of a word on the average beyond those of an English one. */
  readonly extraLetters: number;
  readonly cues: Readonly<Record<KindCue, readonly string[]>>;
  readonly endings: KindEndings;
  readonly reporting: Reporting;
  readonly headline: HeadlineWords;
  /** Words for money that stand behind a sum. */
  readonly currency: readonly string[];
  /** Words right before a sum by which it is a limit and no price. */
  readonly threshold: readonly string[];
}

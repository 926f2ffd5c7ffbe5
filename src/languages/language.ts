import type { Technique, TextLanguage } from "#report/index.ts";
import type { Script } from "./scripts.ts";

/** How a technique is spoken of to a reader. Everything else about it is in `report/techniques.ts`. */
export interface TechniqueWording {
  /** What it is, in one or two sentences. */
  readonly definition: string;
  /** How it can mislead. */
  readonly misleads: string;
  /** When the same words are innocent. */
  readonly innocent: string;
  /** What the reader may ask themselves. */
  readonly question: string;
}

/**
 * What one point of a report can say of a technique: sentences with slots, of which one is chosen.
 *
 * Slots: `{words}` the quoted words alone; `{the}`, `{nom}`, `{gen}` … the same led by a noun that fits them ("the
 * word …", «слово …»), in the form of the language's `Frame`; `{who}` who says it; `{target}` whom it is aimed at.
 * `{a}` and `{b}` are the parts of the argument, where it can be taken apart: the two ways of a choice, a step and its
 * end; the word for all; the cause.
 * `[a|b]` agrees with the words: `a` for one thing, `b` for several; `<a|b>` is `a` for one quote, `b` for more.
 */
export interface PointWording {
  /** What the words do here. */
  readonly statements: readonly [string, ...string[]];
  /** When they do it innocently; none where only a formula could stand there. */
  readonly readings?: readonly string[];
  /** What the reader may ask of just this text. */
  readonly questions?: readonly string[];
  /** The device as a means, in a summary: "It persuades by …", «Переконує …»; a credit after a colon. */
  readonly means?: string;
}

export type PointWordings = Readonly<Record<Technique, PointWording>>;

/** Words at which the argument in a quote can be taken apart, lower case, by the language of the text. */
export interface Joints {
  /** Either … or …. */
  readonly alternative: { readonly before: readonly string[]; readonly between: readonly string[] };
  /** If …, then …. */
  readonly condition: { readonly before: readonly string[]; readonly after: readonly string[] };
  /** All, never. */
  readonly universal: readonly string[];
  /** Because of …. */
  readonly cause: readonly string[];
  /** Words that join a clause to the one before it: and, but. */
  readonly leads: readonly string[];
  /** Words that open a sentence and turn from the one before it, with their comma where they need one: but, "however,". */
  readonly turns: readonly string[];
}

/** What kind of thing is quoted. */
export const CARRIERS = ["word", "words", "sentence", "question", "emoji"] as const;
export type Carrier = (typeof CARRIERS)[number];

/**
 * How the one who says something is told from other names and words near a verb of speech. Words and endings are as they
 * stand in a text: in lower case, but for those that never are.
 */
export interface SourceWords {
  /** Words before a name that is a place, or somebody beside the one who speaks: "with", «біля», «селі». */
  readonly beside: readonly string[];
  /** The same between a verb of speech and a name behind it: "said on Monday". */
  readonly besideAfter: readonly string[];
  /** Small words within a longer name: "Ministry of the Interior". */
  readonly inNames: readonly string[];
  /** Words before a name that make it one of many: "a BBC reporter". */
  readonly indefinites?: readonly string[];
  /** Words between somebody and the name that tells who it is: "the wife of Stowe". */
  readonly whose?: readonly string[];
  /** A name that ends with one of them goes on: "the Ministry of". */
  readonly unfinished: readonly string[];
  /** Beginnings of words before a name by which its bearer is waved away, or is not who speaks: «горе-експерт», «джерела в Уряді». */
  readonly scorning?: readonly string[];
  /** Adverbs and small words that have a capital at a sentence's start and are no part of the name behind them: «Нещодавно». */
  readonly leadingAdverbs?: readonly string[];
  /** Words that show a clause where a speaker was looked for: "politicians who", «який». */
  readonly inClauses: readonly string[];
  /** Words that deny a verb of speech right before it. */
  readonly denials: readonly string[];
  /** Words right before a verb of speech that make its subject the one who hears: "were told". */
  readonly passives?: readonly string[];
  /** Words for a time that nobody can look up, beside a verb of speech: once, колись. */
  readonly oldTimes?: readonly string[];
  /** Words that lead in what is said right after the verb: "warns that"; and those that do behind a comma. */
  readonly thats: readonly string[];
  readonly commaThats: readonly string[];
  /** Words right before a verb of speech whose speaker comes behind it: «Про це повідомив …». */
  readonly leadIns: readonly string[];
  /** What is counted in, after a number; the beginnings of words. */
  readonly units: readonly string[];
  /** Words that compare with all others, and the beginnings of such words. */
  readonly superlatives: { readonly words: readonly string[]; readonly beginnings: readonly string[] };
  /** Verbs of the past, and the endings of most of them. */
  readonly acts: { readonly words: readonly string[]; readonly endings: readonly string[] };
  readonly endings: {
    /** Of a possessive, which names no speaker. */
    readonly possessive: readonly string[];
    /** Of a name to whom something is said. */
    readonly addressee: readonly string[];
    /** Of a single name in a form that no subject has. */
    readonly oblique: readonly string[];
    /** Of an adjective that the noun behind it belongs to: «Чернігівської області». */
    readonly adjective: readonly string[];
    /** Of a verb form that nobody says, or has not said yet: «зазначено», «заявити», «заявить». */
    readonly impersonal: readonly string[];
    /** Of a father's name, which stands between a first and a last name: «Петрович». */
    readonly patronymic?: readonly string[];
  };
}

/** The noun that leads quoted words in, by the name of its slot: for one thing and for several. */
export interface CarrierForms {
  readonly one: Readonly<Record<string, string>>;
  readonly many: Readonly<Record<string, string>>;
}

/** How quoted words and names are set into sentences of a language. */
export interface Frame {
  /** Quotation marks, and those of a quotation within. */
  readonly marks: readonly [open: string, close: string];
  readonly innerMarks: readonly [open: string, close: string];
  /** How the last two items of a list are joined: " and ". */
  readonly lastJoin: string;
  readonly carriers: Readonly<Record<Carrier, CarrierForms>>;
  /** `{who}` for the author, where a kind of text has another word for them, and for somebody quoted without a name. */
  readonly author: string;
  readonly authorOf: Readonly<Partial<Record<KindOfText, string>>>;
  readonly quotedPerson: string;
  /** A name of the text as the subject of a sentence; undefined where its form does not tell. */
  readonly asSubject: (name: string, textLanguage: TextLanguage) => string | undefined;
  /** Follows a statement about quoted words that does not say whose they are, with `{speaker}` as a subject. */
  readonly quotedBy: readonly [string, ...string[]];
  /** The same with a name in whatever form it stands. */
  readonly quotedAsNamed: readonly [string, ...string[]];
  /** The same where no name is known. */
  readonly quoted: readonly [string, ...string[]];
  /** What a writer would mend by ear once the slots are filled: [wrong, right]. */
  readonly euphony: readonly (readonly [string, string])[];
  /** Full stops that a quote with a mark of its own makes needless. */
  readonly needlessStops?: RegExp;
}

/** Short names of the techniques, small enough for the analysis screen's bundle. */
export type TechniqueNames = Readonly<Record<Technique, string>>;

export type TechniqueWordings = Readonly<Record<Technique, TechniqueWording>>;

/** What a language is recognised by: first its script, then its letters and its most frequent words. */
export interface LanguageProfile {
  readonly script: Script;
  /**
   * Lower-case letters by which it differs from some other language of its script, each in one UTF-16 unit. "" where it has
   * none: then words tell it from the others before letters do, since a foreign name may stand in its texts.
   */
  readonly letters: string;
  /** The most frequent words, lower case, apostrophes as ' and ё as е. They are never taken for a repetition. */
  readonly stopWords: readonly string[];
  /**
   * Endings, lower case and folded as stop words are, that its words have and those of other languages of its script have not.
   * They tell the language of a short text that has no letter of its own: "Всё на продажу" and "Усе на продаж".
   */
  readonly endings?: readonly string[];
  /** Of a thousand letters of its texts, how many are of `letters`: a text without any is of the language that has fewer. */
  readonly ownPerThousand?: number;
}

/**
 * What a text wants of its reader, as far as its own words show: a step, a gift, a purchase, a deed; what its author
 * is about to do; a belief in a promise, trust in its author, a change; what it concludes or claims; last, a judgement
 * to be shared.
 */
export const WANTS = [
  "step",
  "gift",
  "sale",
  "act",
  "aim",
  "promise",
  "trust",
  "ought",
  "claim",
  "judgement",
] as const;
export type Want = (typeof WANTS)[number];

/** The words that show it, in the pattern language of `rule.ts`. */
export type Wants = Readonly<Record<Want, readonly string[]>>;

/** Turns of phrase beside which words of a want show none, or another one. */
export const WANT_SIGNS = [
  /** What should have been done long ago asks for nothing: should have, «повинні були». */
  "past-duty",
  /** The author tells what others claim, and doubts it: allegedly, «нібито». */
  "hearsay",
  /** A point is granted, to be turned over by what follows: of course, «звісно». */
  "concession",
  /** It is turned over: but, «але». */
  "turn",
  /** A bow or a hope, which claims nothing: I have great respect, «сподіваюся». */
  "courtesy",
  /** The reader is to send the text itself on, as chain letters ask: forward this to ten friends, «розішліть його далі». */
  "forward",
  /** A sentence begins with a clause that says nothing without the main one: when, «коли». */
  "subordinate",
  /** A sentence begins with what is no plain stand: a condition for the reader, candour announced, a doubt: if you believe, «скажу чесно». */
  "no-stand",
  /** A call stands in a clause that calls for nothing, or needs no deed: that it is time, you need not sign. */
  "no-call",
  /** A firm or a party speaks of itself as news do: for immediate release, press contact. */
  "release",
  /** Money, or a way to give it: donation, card number, «гроші». */
  "money",
  /** Support, which may be a vote as well as a gift: support us, «підтримайте». */
  "backing",
  /** A sentence that judges or draws a conclusion: the worst, never, so, «отже», «лише так». */
  "upshot",
  /** Advice on health: what cures, and of what. */
  "remedy",
  /** The author speaks to the reader: you, «ви». */
  "to-reader",
  /** Faith, as one speaks of it who exhorts: God, pray, «молитва». */
  "faith",
  /** Words of a speech in a hall: ladies and gentlemen, «шановні присутні». */
  "hall",
  /** The reader is to be quick, and nothing is said of what is sold: only a few places left, «встигніть». */
  "hurry",
] as const;

/** The words that show them, in the pattern language of `rule.ts`. */
export type WantSigns = Readonly<Record<(typeof WANT_SIGNS)[number], readonly string[]>>;

/**
 * Turns of phrase that are no technique by themselves, but that structural detectors build on.
 * Written in the pattern language of `rule.ts`.
 */
export const MARKERS = [
  ...WANTS,
  ...WANT_SIGNS,
  /** A sentence that leans on the one before it, and says little without it: they, this, «вони». */
  "leaning",
  /** Thanks at the end, and a line of who has published a text and how to get more of it: reprinted with permission, «підписатися». */
  "imprint",
  /** Verbs that report speech: said, claims, заявив. */
  "speech-verb",
  /** What leads a source in without a verb: according to, за даними. */
  "source-phrase",
  /** A careful wording: may, reportedly, ймовірно. */
  "hedge",
  /** A limit is admitted in so many words: it is not yet known, could not be verified, похибка. */
  "admission",
  /** The author answers what might be objected: some will say, contrary to common belief, хтось скаже. */
  "objection",
  /** What gives a ground for an answer: because, but, бо, але. */
  "ground",
  /** What waves an objection away instead of answering it: but let's face facts, та годі. */
  "brush-off",
  /** What happens within somebody and is no deed: understand, be, розуміти. */
  "no-deed",
  /** The author says what they are or want: I work for, full disclosure, я лікар. */
  "interest",
  /** The other side is heard: critics say, denied, натомість. */
  "counter-view",
  /** What was told right before is said to be false: that is a myth, це неправда. */
  "rejection",
  /** The author says with a laugh what is not so: big deal, подумаєш. */
  "jest",
  /** Nobody does it: "nobody disagreed" lets no other side be heard. */
  "nobody",
  /** What follows is told as somebody else's view: are seen as, the theory that, вважають. */
  "others-view",
  /** A fixed term, whose words mean no more than the thing: reckless driving, злісне ухилення. */
  "term",
  /** What follows is said not to be so: is not a, aren't all, це не. */
  "not-so",
  /** What makes a statement its opposite: not, never, не. */
  "denial",
  /** There is none of it at all: has no, not a single, не має жодних. */
  "flat-denial",
  /** Words that take for granted that there are some: all the, the commonest, only twice, усі. */
  "presupposition",
  /** The other side does something and is not heard: the opposition voted against it, «скаржників не питали». */
  "unheard-side",
  /** The matter proves to be small: nobody was hurt, no decision is planned, це не стосується людей. */
  "let-down",
  /** What follows is only supposed, allowed or advised: if you, would, не треба. */
  "supposition",
  /** A sensation is announced: it turned out, has been revealed, стало відомо. */
  "revelation",
  /** A time that can be looked up: a weekday, a month, yesterday. */
  "time",
  /** Words that call for something to be done, at the head of a slogan. */
  "call",
  /** A word of praise, of office or of good aims, which quotation marks turn round: "experts", «визволителі». */
  "scare-word",
  /** What shows that words in quotation marks are a name or a term: called, the word, під назвою. */
  "naming-word",
] as const;

export type Marker = (typeof MARKERS)[number];

/** How a language coins words of a technique: endings of words, in small letters, and whole words that only end alike. */
export interface Formation {
  readonly technique: Technique;
  readonly endings: readonly string[];
  readonly butNot: readonly string[];
}

/** What structural detectors need to know. */
export interface Structure {
  readonly markers: Readonly<Record<Marker, readonly string[]>>;
  /** Words with which sentences begin again and again for effect: "we", "they", "no", "чому". */
  readonly openers: readonly string[];
  /** Words that lead a label in and are no part of it: "is a". */
  readonly labelLeads?: readonly string[];
  /** Who answers for what they report, though no name is given: investigators, «слідчі». */
  readonly reporters: readonly string[];
  /** Words that make what follows a question or a part of one, be it asked or not: "which", "why". */
  readonly questionWords?: readonly string[];
  /** Words that join a clause to the one before it: a quote does not begin with one that it can do without. */
  readonly clauseLeads?: readonly string[];
  /**
   * How another language's words look in its letters: pairs of letters that its own words do not have, and what stands
   * in its own words and names that have them. «Государствєнний» is spelled so to mock.
   */
  readonly alienSpelling?: { readonly pairs: readonly string[]; readonly except: readonly string[] };
  /**
   * Endings that most often are an adjective's, which waits for its noun: no quote is cut after one. There are more than in
   * `adjectives`, since a mistake here cuts a quote elsewhere and no more.
   */
  readonly waiting?: RegExp;
  /**
   * Endings of most nouns in a case that shows which verb they stood with: «популістом». Words with other endings than
   * the first of a list are not listed with it.
   */
  readonly oblique?: RegExp;
  /** Words with which no phrase ends: "the", "and". A quote that would stop at one is mended. */
  readonly openEnds?: readonly string[];
  /** Words before which a long clause can be cut, the best places first; `openEnds` where not said. */
  readonly cutsBefore?: readonly (readonly string[])[];
  readonly formations?: readonly Formation[];
  /** With which a call may begin anywhere in a clause ("let us"), and before which a bare verb is one ("please"). */
  readonly calls?: {
    readonly frames: readonly string[];
    readonly leads: readonly string[];
    /** Words right before what would be a call that make it somebody's own vow: "I will". */
    readonly vows?: readonly string[];
  };
  /** Words by which a danger is the reader's or yet to come; one that is told without any of them is news. */
  readonly concerns?: readonly string[];
  /** Verbs by which somebody is told to name a thing, the word right before that name ("describe it as …"), and who is the author. */
  readonly labelling?: {
    readonly verbs: readonly string[];
    readonly as: readonly string[];
    readonly own: readonly string[];
  };
  /** Words by which a sentence is about the writer's own small affairs: one heated word in it presses nobody. */
  readonly selves?: readonly string[];
  /** People of an office ("investigators"), and the offices by which they are known where a text names one. */
  readonly offices?: { readonly people: readonly string[]; readonly names: readonly string[] };
  /** Words of irony, one of which a sentence needs for a laugh behind it to mock; where not said, the laugh is enough. */
  readonly ironies?: readonly string[];
  /** Words of the gravest insults and charges: of several quotes those with one of them are shown first. */
  readonly grave?: readonly string[];
  /** Devices that rules of this language often see where none is: in longer texts told beside a surer one alone. */
  readonly unsure?: readonly Technique[];
  /** Words after which a surname stands. */
  readonly titles?: readonly string[];
  /** Words after which a group is one that the text has named, or stands against: "the researchers", «нам говорят». */
  readonly definites?: readonly string[];
  /** By which an adjective is told: a quote of several words that ends in one goes on to its noun. */
  readonly adjectives?: {
    readonly endings: readonly string[];
    readonly words: readonly string[];
    /** Endings of one with a hyphen in it: "pig-headed". */
    readonly compounds?: readonly string[];
  };
}

/** What words are no subject of a text, however often they come. */
export interface TopicWords {
  /** Words of any text, beside the stop words; folded as those are. Of other words that begin alike none is a subject either. */
  readonly common: readonly string[];
  /** Endings of words that name no thing: verbs, adverbs, adjectives. */
  readonly endings: readonly string[];
  /** The ending of a plural, which is no part of how a word begins; "" where more than a plural ends words. */
  readonly plural: string;
  /** By so many first letters the forms of a word are held together, and so many last ones of a shorter word are left out. */
  readonly beginning: { readonly most: number; readonly without: number };
  /** Letters with which a word mostly ends where it stands in another form than in a dictionary. */
  readonly oblique: string;
  /** Endings that a word has in no other form than such ones. */
  readonly bent: readonly string[];
  /** Such endings of a word that is no name: «Романов» ends as «кораблей» and «районов» do. */
  readonly bentUnlessName?: readonly string[];
}

/** Devices that audits found seen wrongly in Ukrainian and in Russian alike, for `Structure.unsure`. */
export const UNSURE_IN_SLAVIC: readonly Technique[] = [
  "doubt",
  "questioning-the-reputation",
  "guilt-by-association",
  "vague-quantity",
  "sweeping-generalisation",
  "hasty-generalisation",
];

/** What kind of text it is. */
export const KINDS_OF_TEXT = [
  "news",
  "opinion",
  "advert",
  "appeal",
  "scam",
  "speech",
  "post",
  "story",
  "manual",
  "textbook",
  "paper",
  "reference",
  "record",
  "interview",
  "obituary",
  "greeting",
  "satire",
  "review",
  "letter",
  "conversation",
  "other",
] as const;
export type KindOfText = (typeof KINDS_OF_TEXT)[number];

/** What the kinds of text are called. */
export interface KindNames {
  /** The kind, as a sentence begins with it. */
  readonly kinds: Readonly<Record<KindOfText, string>>;
}

/** Sentences of the summary of one text: what it is, what it wants and how, what speaks for it or is absent. */
export interface TextSummaryWording extends KindNames {
  /** Kind and subject, by what is known of it: `{kind}` and its headline or first `{words}`, or a brief headline and both; the kind alone. */
  readonly about: Readonly<Record<Subject | "nothing", string>>;
  /** What instructions are called that tell how to cook. */
  readonly recipe: string;
  /** The same of a text whose kind is not sure. */
  readonly aboutUnsure: Readonly<Record<Subject, string>>;
  /** The same of a text that reports what happened or was said, be it news or a post. */
  readonly aboutReport: Readonly<Record<Subject, string>>;
  /** The same where the words shown name the subject of a text that explains. */
  readonly aboutSubject: Readonly<Record<Subject, string>>;
  /** Which `{words}` it speaks of most. */
  readonly topics: string;
  /** What it wants or says, with the `{words}` that show it. */
  readonly wants: Readonly<Record<Want | "view" | "gist", string>>;
  /** The one price that an offer names, in `{words}`. */
  readonly price: string;
  /** The headline, which was shown, is what it asks for. */
  readonly asHeadline: string;
  /** What to ask then, where no device is told. */
  readonly asks: Readonly<Partial<Record<Want, string>>>;
  /** What a text of this kind wants, where no words show it. */
  readonly wantsByKind: Readonly<Partial<Record<KindOfText, string>>>;
  /** By which `{means}` it works: several places or devices carry it. */
  readonly means: string;
  /** One device was found, in a place that counts, with `{means}`. */
  readonly slight: string;
  /** Several devices were found, each of which alone is often found wrongly, with `{means}`. */
  readonly several: string;
  /** By which `{means}` a brief text works: their names alone. */
  readonly brief: string;
  /** The whole summary where points are shown and nothing else can be told. */
  readonly only: string;
  /** Where the devices are those of people quoted, with `{means}`. */
  readonly quotedMeans: string;
  /** No device was found: no certificate. */
  readonly nothing: string;
  /** The same of a text that tells, teaches or records. */
  readonly nothingCalm: string;
  readonly satire: string;
  /** What speaks for the text, with `{means}`: the credits' own, as they stand after a colon. */
  readonly credits: string;
  readonly noSource: string;
  readonly noOtherSide: string;
}

/** By what the subject of a text is shown: its headline, its first words, or both. */
export type Subject = "headline" | "beginning" | "both";

import type { Carrier, Frame } from "#languages/index.ts";
import { listQuotes } from "./shorten-quote.ts";

/** What fills the slots of a template. */
export interface Slots {
  /** As they are shown, without marks. */
  readonly quotes: readonly string[];
  readonly carrier: Carrier;
  readonly who?: string | undefined;
  readonly target?: string | undefined;
  readonly speaker?: string | undefined;
  /** Parts of the argument, as they stand in the text. */
  readonly a?: string | undefined;
  readonly b?: string | undefined;
}

const SLOT = /\{(?<name>\w+)\}/gu;
const NUMBER = /\[(?<one>[^[\]|]*)\|(?<many>[^[\]|]*)\]/gu;
const COUNT = /<(?<one>[^<>|]*)\|(?<many>[^<>|]*)>/gu;

/** Of each of our templates, of which there are some hundreds. */
const slotsByTemplate = new Map<string, readonly string[]>();

/** The slots that a template has. */
export function slotsOf(template: string): readonly string[] {
  const known = slotsByTemplate.get(template);
  if (known !== undefined) return known;
  const slots = Array.from(template.matchAll(SLOT), ([, name = ""]) => name);
  slotsByTemplate.set(template, slots);
  return slots;
}

/** Whether all slots of a template can be filled. */
export function canFill(template: string, slots: Slots): boolean {
  const { who, target, speaker, a, b } = slots;
  const optional = { who, target, speaker, a, b };
  return Object.entries(optional).every(
    ([name, value]) => value !== undefined || !template.includes(`{${name}}`),
  );
}

/** A template as a sentence: numbers agree first, so that no words of the text are taken for a part of the template. */
export function fillTemplate(template: string, slots: Slots, frame: Frame): string {
  const isMany = isPlural(template, slots);
  const hasSeveral = slots.quotes.length > 1;
  const agreeing = template
    .replaceAll(NUMBER, isMany ? "$<many>" : "$<one>")
    .replaceAll(COUNT, hasSeveral ? "$<many>" : "$<one>");
  const sentence = agreeing.replaceAll(SLOT, (_, name: string) => fillSlot(name, slots, frame));
  return tidySentence(sentence, frame);
}

function fillSlot(name: string, slots: Slots, frame: Frame): string {
  const words = listQuotes(slots.quotes, frame);
  if (name === "words") return words;
  if (name === "a" || name === "b") return listQuotes([slots[name] ?? ""], frame);
  const named = { who: slots.who, target: slots.target, speaker: slots.speaker }[name];
  if (named !== undefined) return named;
  const forms = frame.carriers[slots.carrier][slots.quotes.length > 1 ? "many" : "one"];
  return `${forms[name] ?? name} ${words}`;
}

/** Slots that no noun leads. */
const BARE: ReadonlySet<string> = new Set(["words", "who", "target", "speaker", "a", "b"]);

/** Bare words are as many as their quotes; led by a noun they have its number, and «слова» is plural. */
function isPlural(template: string, { quotes, carrier }: Slots): boolean {
  if (quotes.length > 1) return true;
  const isLed = slotsOf(template).some((name) => !BARE.has(name));
  return isLed && carrier === "words";
}

/** Sentences without a full stop after a quote that ends in a question or a cry, where the language needs none. */
export function withoutNeedlessStops(sentences: string, { needlessStops }: Frame): string {
  return needlessStops === undefined ? sentences : sentences.replaceAll(needlessStops, "");
}

function tidySentence(sentence: string, frame: Frame): string {
  const pleasing = frame.euphony.reduce((text, [wrong, right]) => text.replace(wrong, right), sentence);
  const mended = withoutNeedlessStops(pleasing, frame);
  return mended.charAt(0).toUpperCase() + mended.slice(1);
}

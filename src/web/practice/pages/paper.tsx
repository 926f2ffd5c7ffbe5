import { techniqueNames, techniqueWordings } from "#languages/index.ts";
import { Link } from "../../ui/link.tsx";
import { useLanguage } from "../../words/context.ts";
import { words } from "../../words/index.ts";
import { PRACTICE_TECHNIQUES } from "../texts/techniques.ts";
import type { PracticeText } from "../texts/texts.ts";

/** The head of a sheet: its way back, which paper does not show, and what it is. */
export function PaperHead({ text, title }: { readonly text: PracticeText; readonly title: string }) {
  const { practice } = words[useLanguage()];
  return (
    <>
      <p className="back">
        <Link href={`/practice/${text.slug}/`}>{practice.backToText}</Link>{" "}
        <span className="fine">{practice.paper.print}</span>
      </p>
      <p className="practice-kind">{title}</p>
      <h1>{text.title}</h1>
      <p className="practice-about">{text.about}</p>
    </>
  );
}

/** The text with its sentences numbered, so that a class can speak of them. */
export function NumberedText({ text: { text, paragraphs } }: { readonly text: PracticeText }) {
  let number = 0;
  return (
    <div className="numbered-text">
      {paragraphs.map(({ start, sentences }) => (
        <p key={start}>
          {sentences.map((sentence) => (
            <span key={sentence.start}>
              <sup>{++number}</sup>
              {text.slice(sentence.start, sentence.end)}{" "}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

/** Every technique of practice with its meaning. */
export function TechniqueKey() {
  const language = useLanguage();
  return (
    <section className="technique-key">
      <h2>{words[language].practice.paper.list}</h2>
      <dl>
        {PRACTICE_TECHNIQUES.map((id) => (
          <div key={id}>
            <dt>{techniqueNames[language][id]}</dt>
            <dd>{techniqueWordings[language][id].definition}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

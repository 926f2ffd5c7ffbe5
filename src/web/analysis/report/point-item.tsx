import { Fragment, type MouseEvent, memo } from "react";
import { type QuotedWords, quotesOf, whoseWords } from "#export/index.ts";
import { fill, quotationMarks, reportWords, techniqueNames } from "#languages/index.ts";
import type { Point, ReportLanguage, TextLanguage } from "#report/index.ts";
import { Link } from "../../ui/link.tsx";
import { useLanguage } from "../../words/context.ts";
import { ContestPoint } from "../contest/index.ts";
import { ImageButton } from "./image/image-button.tsx";
import { linkQuotes, type StatementPart } from "./linked-statement.ts";
import { evidenceKey } from "./segments.ts";
import type { Steps } from "./walk/use-walk.ts";
import { useReadingWords } from "./words.ts";

/** In which languages the words of a report are. */
export interface Languages {
  readonly ofReport: ReportLanguage;
  readonly ofText: TextLanguage;
}

/** What is needed to show a quote and to lead to its place. */
interface Places {
  readonly languages: Languages;
  readonly steps: Steps;
  /** Key of the point, with which those of its evidence begin. */
  readonly pointKey: string;
}

/** Words of the text, with a link to each place where they stand. */
function Quote({ shown, quote, places }: { shown: string; quote: QuotedWords; places: Places }) {
  const { languages, steps, pointKey } = places;
  const keys = quote.places.map((place) => evidenceKey(pointKey, place));
  return keys.map((key, i) => (
    <a
      key={key}
      href="#marked-title"
      className={i === 0 ? "quote" : "quote-again"}
      data-quote={key}
      lang={i === 0 ? languages.ofText : undefined}
      aria-label={i === 0 ? undefined : fill(reportWords[languages.ofReport].onceMore, { n: i + 1 })}
      onClick={(event) => steps.toMark(event, key)}
    >
      {i === 0 ? shown : i + 1}
    </a>
  ));
}

function OtherSide({ point, language }: { readonly point: Point; readonly language: ReportLanguage }) {
  const { another_reading, question } = point;
  const { labels } = reportWords[language];
  if (!another_reading && !question) return null;
  return (
    <dl className="other-side">
      {another_reading && (
        <div>
          <dt>{labels.anotherReading}</dt>
          <dd lang={language}>{another_reading}</dd>
        </div>
      )}
      {question && (
        <div>
          <dt>{labels.question}</dt>
          <dd lang={language}>{question}</dd>
        </div>
      )}
    </dl>
  );
}

/** The quotes that the statement does not name itself, each with whose words they are. */
function QuoteList({ quotes, places }: { readonly quotes: readonly QuotedWords[]; readonly places: Places }) {
  if (quotes.length === 0) return null;
  const [open, close] = quotationMarks[places.languages.ofReport];
  return (
    <ul className="quotes">
      {quotes.map((quote) => (
        <li key={quote.places[0]}>
          <Quote shown={`${open}${quote.quote}${close}`} quote={quote} places={places} />
          <Voice quote={quote} language={places.languages.ofReport} />
        </li>
      ))}
    </ul>
  );
}

function Voice({ quote, language }: { readonly quote: QuotedWords; readonly language: ReportLanguage }) {
  const words = whoseWords(quote, language);
  return words && <span className="voice"> ({words})</span>;
}

interface StatementProps extends Places {
  readonly parts: readonly StatementPart[];
}

/** A statement with its quotes linked; whose words they are is said once, after the last of them. */
function Statement({ parts, ...places }: StatementProps) {
  const speakers = parts.map(({ quote }) => quote && whoseWords(quote, places.languages.ofReport));
  return (
    <p className="statement" lang={places.languages.ofReport}>
      {parts.map(({ at, words, quote }, i) =>
        quote ? (
          <Fragment key={at}>
            <Quote shown={words} quote={quote} places={places} />
            {!speakers.includes(speakers[i], i + 1) && (
              <Voice quote={quote} language={places.languages.ofReport} />
            )}
          </Fragment>
        ) : (
          words
        ),
      )}
    </p>
  );
}

interface NumberProps extends Pick<Places, "steps" | "pointKey"> {
  readonly number: number;
}

/** The number under which a point's words can be found in the text; it leads there. */
function PointNumber({ number, steps, pointKey }: NumberProps) {
  const said = useReadingWords();
  const language = useLanguage();
  return (
    <button type="button" className="point-number" lang={language} onClick={() => steps.toPoint(pointKey)}>
      <span className="unseen">{said.point} </span>
      <b>{number}</b>
      <span className="in-text"> {said.inText}</span>
    </button>
  );
}

interface Props extends Places {
  readonly point: Point;
  /** A statement alone, as of a credit or an emotion. */
  readonly isBrief: boolean;
  /** Its place in the walk through all points, from 1. */
  readonly number: number;
  readonly isLit: boolean;
  /** Whether it stands under its passage, where the screen has no room beside the text. */
  readonly isOpen: boolean;
}

/** A click beside all links and buttons, which is no selection of words. */
function isBeside({ target }: MouseEvent): boolean {
  const isOnControl =
    target instanceof Element &&
    target.closest("a, button, input, textarea, select, label, summary") !== null;
  return !isOnControl && getSelection()?.isCollapsed !== false;
}

/** One point: its technique, what is said of it, its quotes, and the other side where there is one. */
export const PointItem = memo(({ point, isBrief, number, isLit, isOpen, ...places }: Props) => {
  const { languages, steps, pointKey } = places;
  const { ofReport } = languages;
  const quotes = quotesOf(point);
  const parts = linkQuotes(point.statement, quotes, quotationMarks[ofReport]);
  const named = new Set(parts.map(({ quote }) => quote));
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a larger place to click than its number, which is a button
    <li
      className={isBrief ? "point brief" : "point"}
      data-point={pointKey}
      data-lit={isLit || undefined}
      data-open={isOpen || undefined}
      aria-current={isLit ? "true" : undefined}
      onFocus={() => steps.reach(pointKey)}
      onClick={(event) => isBeside(event) && steps.toPoint(pointKey)}
    >
      <PointNumber number={number} steps={steps} pointKey={pointKey} />
      <p className="technique" lang={ofReport}>
        <Link href={`/techniques/${point.technique}/`}>{techniqueNames[ofReport][point.technique]}</Link>
      </p>
      <Statement parts={parts} {...places} />
      <QuoteList quotes={quotes.filter((quote) => !named.has(quote))} places={places} />
      <OtherSide point={point} language={ofReport} />
      <ContestPoint point={point} isOffered={isLit} />
      {isLit && (
        <p className="point-actions">
          <ImageButton point={point} number={number} />
        </p>
      )}
    </li>
  );
});
PointItem.displayName = "PointItem";

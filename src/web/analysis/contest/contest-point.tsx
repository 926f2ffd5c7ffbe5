import { useContext, useRef, useState } from "react";
import { contestSentence } from "#export/index.ts";
import { reportWords } from "#languages/index.ts";
import { contestOf, type Point } from "#report/index.ts";
import { ContestForm } from "./contest-form.tsx";
import { ContestContext, type OpenText, useContests } from "./context.ts";
import { contest } from "./store.ts";

interface Props {
  readonly point: Point;
  /** Whether a point that is not contested can be; a report whose every point asks for it is loud. */
  readonly isOffered: boolean;
}

interface ContestedProps extends Props {
  readonly open: OpenText;
}

function Contested({ point, isOffered, open: { key, language } }: ContestedProps) {
  const held = contestOf(point, useContests(key));
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const words = reportWords[language].contest;

  if (!held && !isOffered) return null;

  function takeBack(): void {
    contest(key, point, undefined);
    button.current?.focus({ preventScroll: true }); // the button just pressed is about to go
  }

  return (
    <div className="contest" lang={language} data-contested={held?.reason}>
      <output>{held && contestSentence(held, language)}</output>
      <button type="button" className="link-button" ref={button} onClick={() => setAsking(true)}>
        {held ? words.change : words.open}
      </button>
      {held && (
        <button type="button" className="link-button" onClick={takeBack}>
          {words.takeBack}
        </button>
      )}
      {isAsking && (
        <ContestForm
          held={held}
          language={language}
          technique={point.technique}
          onKeep={(reason) => contest(key, point, reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** What the reader holds against a point, and where they say it. The point stays, struck through. */
export function ContestPoint(props: Props) {
  const open = useContext(ContestContext);
  return open && <Contested {...props} open={open} />;
}

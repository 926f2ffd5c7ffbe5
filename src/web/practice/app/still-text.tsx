import type { ShownText } from "../page-data.ts";
import { OurReading } from "./compared/our-reading.tsx";
import { usePage } from "./context.ts";
import { TextView } from "./text-view.tsx";

/** What a reader is asked to do. */
export function Instructions() {
  const { instructions } = usePage().words;
  return (
    <ol className="instructions needs-script">
      {instructions.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ol>
  );
}

/** As the page was built, for readers without JavaScript: the text, and our reading closed below it. */
export function StillText({ shown }: { readonly shown: ShownText }) {
  const { reading } = usePage().words;
  return (
    <>
      <Instructions />
      <div className="practice still">
        <TextView text={shown.text} paragraphs={shown.paragraphs} highlights={[]} />
        <details>
          <summary>{reading.open}</summary>
          <OurReading shown={shown} />
        </details>
      </div>
    </>
  );
}

// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SITE_LANGUAGES } from "../../words/languages.ts";
import { practiceTexts } from "../texts/texts.ts";
import { type Highlight, TextView } from "./text-view.tsx";

/** The words of each paragraph of some HTML. */
function paragraphsIn(html: string): (string | null)[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return Array.from(body.querySelectorAll("p"), ({ textContent }) => textContent);
}

it.each(SITE_LANGUAGES)(
  "A text in %s stands in the document to the character, however its marks lie over each other",
  (language) => {
    for (const { text, paragraphs, annotations, lookAlikes } of practiceTexts(language)) {
      const whole: Highlight = { start: 3, end: text.length - 3, className: "by-you", key: "3" };
      const drawn = [...annotations, ...lookAlikes].map(({ start, end }) => ({
        start,
        end,
        className: "by-us",
      }));
      for (const highlights of [[], [whole], [whole, ...drawn]]) {
        for (const onChoose of [undefined, () => {}]) {
          const html = renderToStaticMarkup(
            <TextView text={text} paragraphs={paragraphs} highlights={highlights} onChoose={onChoose} />,
          );
          expect(paragraphsIn(html)).toEqual(text.split("\n\n"));
        }
      }
    }
  },
);

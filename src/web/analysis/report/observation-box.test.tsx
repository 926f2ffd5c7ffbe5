import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Observation } from "#report/index.ts";
import { ObservationBox } from "./observation-box.tsx";

const quote = "Ганьба зрадникам";
const observation: Observation = {
  category_name: "Manipulative Content",
  justification: "Words that judge.",
  another_reading: "",
  question: "",
  evidence: [
    {
      quote,
      start: 0,
      end: quote.length,
      technique: "loaded-language",
      voice: "author",
      salient: ["Ганьба"],
    },
  ],
};
const jumps = { toQuote: () => {}, toMark: () => {} };

describe("An observation's box", () => {
  it("gives quotes the language of the text and its own words the language of the report", () => {
    const html = renderToStaticMarkup(
      <ObservationBox
        findingType="Manipulative Content"
        observation={observation}
        index={0}
        languages={{ ofReport: "en", ofText: "ru" }}
        jumps={jumps}
      />,
    );
    // No letter of the quote tells Russian from Ukrainian: the report says which it is.
    expect(html).toMatch(/lang="ru">“Ганьба зрадникам”/u);
    expect(html).toMatch(/<span lang="ru">Ганьба<\/span>/u);
    expect(html).toMatch(/class="justification" lang="en"/u);
  });
});

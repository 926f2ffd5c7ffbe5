import { describe, expect, it } from "vitest";
import { read } from "../../read.ts";

const said = (text: string) => read(text, "en").overall_summary;

const OPENING =
  "I moved to this valley with two dogs and a cart in a spring that nobody here has forgotten since then. My neighbours were kind.";
const MIDDLE =
  "The mill by the river was my first place of work. Some of us fed the mill, some swept the mill, and most of us slept above it. My wages were small and the winters long.";
const END = "I still have the cart. My dogs are buried under the plum.";
const GIST = "Nobody who sold the mill will ever tell our children why the wheel stopped.";

describe("the sentence that tells most of a text which neither asks nor concludes", () => {
  it("speaks sharply of what the text speaks of most", () => {
    expect(said(`${OPENING}\n${MIDDLE} ${GIST}\n${END}`)).toContain(`It also says: “${GIST.slice(0, -1)}”.`);
  });

  it.each([
    `“${GIST}”`,
    `${GIST.slice(0, -1)}, the miller said on Monday.`,
    "Who Sold Our Mill And Our Wheel?",
  ])("is no heading, and nobody else's: %s", (sentence) => {
    expect(said(`${OPENING}\n${MIDDLE}\n${sentence}\n${END}`)).not.toContain("It also says: “Who Sold");
    expect(said(`${OPENING}\n${MIDDLE}\n${sentence}\n${END}`)).not.toContain("ever tell our children");
  });

  it("is not looked for in a text that only explains or reports", () => {
    const news =
      "Police arrested a miller in Leeds on Monday. Officials said that two suspects were charged on Tuesday. Nobody was hurt in the mill.";
    expect(said(news)).not.toContain("It also says");
  });
});

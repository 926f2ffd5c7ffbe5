import { expect, it } from "vitest";
import { goodDraft } from "../../../test/stand-ins/model-server.ts";
import { readDraft } from "./parse.ts";

const draft = goodDraft({ text: "The bridge will open in May.", language: "en" });
const json = JSON.stringify(draft);
const twice = JSON.stringify({
  ...draft,
  analysis_results: [...draft.analysis_results, ...draft.analysis_results],
});

it.each([
  ["bare", json],
  ["in a fence", `\`\`\`json\n${json}\n\`\`\``],
  ["with words around it", `Here you are: ${json} I hope this helps.`],
  ["with a comma too many", json.replace(/\}\]\}$/u, "},]}")],
  ["with a technique spelt as a title", json.replace("loaded-language", "Loaded Language")],
  ["with a technique spelt with a line", json.replace("loaded-language", "loaded_language")],
])("a draft is read %s", (_how, words) => {
  expect(readDraft(words)).toEqual(draft);
});

it.each([
  ["nothing", ""],
  ["plain words", "I think that the text is fine."],
  ["another schema", '{"verdict":"propaganda"}'],
  ["a technique that is not on the list", json.replace("loaded-language", "gaslighting")],
  ["a finding type that is not on the list", json.replace("Manipulative Content", "Lies")],
  ["an object that is cut off", json.slice(0, -40)],
  ["an object that is cut off in its second observation", twice.slice(0, -40)],
  ["an object that lacks only its last brackets", json.slice(0, -2)],
])("no draft is read from %s", (_what, words) => {
  expect(readDraft(words)).toBeUndefined();
});

it("an observation of the older shape becomes a point for each technique, the first with its words", () => {
  const observation = {
    category_name: "Manipulative Content",
    justification: "These words hurry the reader.",
    another_reading: null,
    question: "What happens tomorrow?",
    evidence: [
      { quote: "Now!", technique: "Appeal to time" },
      { quote: "the bridge", technique: "slogans" },
      { quote: "At once!", technique: "appeal-to-time" },
    ],
  };
  const read = readDraft(JSON.stringify({ overall_summary: "S", analysis_results: [observation] }));
  expect(read?.analysis_results[0]?.points).toEqual([
    {
      technique: "appeal-to-time",
      statement: "These words hurry the reader.",
      question: "What happens tomorrow?",
      evidence: [{ quote: "Now!" }, { quote: "At once!" }],
    },
    { technique: "slogans", statement: "", evidence: [{ quote: "the bridge" }] },
  ]);
});

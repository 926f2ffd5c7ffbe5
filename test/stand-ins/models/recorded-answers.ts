/** A text of ours, and answers to it of every kind that models give: what stands in their messages, word for word. */
export const RECORDED_TEXT =
  "Deputy Olha Marchuk said: “This budget is a betrayal of every family.” The so-called experts of the town hall looked away again. According to the audit office, 12 schools got no money for heating in 2024.";

const summary = "A report against a budget. It mocks the town’s experts and does not let them speak.";
const statement = "The experts are denied their title before anything they did is told.";

const mockery = { technique: "mockery", statement, evidence: [{ quote: "so-called experts" }] };
const quoted = {
  technique: "exaggeration-minimisation",
  statement: "Marchuk makes a budget a crime against everyone; the author reports it.",
  question: "Which families lose what by this budget?",
  evidence: [{ quote: "a betrayal of every family", speaker: "Olha Marchuk" }],
};
const credit = {
  technique: "figures-with-source",
  statement: "An exact number stands beside the office that counted it.",
  another_reading: "The office may have counted wrongly.",
  question: "Who are the auditors?",
  evidence: [{ quote: "According to the audit office, 12 schools" }],
};
const emotion = {
  technique: "anger",
  statement: "Marchuk is angry at the budget.",
  evidence: [{ quote: "betrayal", speaker: "Olha Marchuk" }],
};

const box = (category_name: string, ...points: object[]) => ({ category_name, points });
const answer = (...analysis_results: object[]) =>
  JSON.stringify({ overall_summary: summary, analysis_results });
const attack = (point: object) => answer(box("Propagandistic Content", point));

/** By kind; each is shown, but for `only invented quotes`. */
export const RECORDED_ANSWERS = {
  points: answer(box("Manipulative Content", quoted), box("Propagandistic Content", mockery)),
  "points with speakers": answer(box("Manipulative Content", quoted)),
  credits: answer(box("Unbiased Presentation", credit)),
  emotions: answer(box("Emotional Tone", emotion)),
  "an empty list": answer(),
  "empty boxes": answer(box("Manipulative Content"), box("Emotional Tone")),
  "some invented quotes": attack({
    ...mockery,
    evidence: [...mockery.evidence, { quote: "so-called traitors" }],
  }),
  "only invented quotes": attack({ ...mockery, evidence: [{ quote: "so-called traitors" }] }),
  "a fence": `Here it is:\n\`\`\`json\n${attack(mockery)}\n\`\`\``,
  "null fields": answer({
    category_name: "Propagandistic Content",
    justification: null,
    points: [
      {
        ...mockery,
        another_reading: null,
        question: null,
        evidence: [{ quote: "so-called experts", speaker: null }],
      },
    ],
  }),
  "no words of its own": JSON.stringify({
    overall_summary: null,
    analysis_results: [box("Propagandistic Content", { ...mockery, statement: null })],
  }),
  "a technique as a title": attack({ ...mockery, technique: "Mockery" }),
  "the older shape": answer({
    category_name: "Propagandistic Content",
    justification: statement,
    another_reading: "They may be experts in name only.",
    question: "What did the experts say?",
    evidence: [{ quote: "so-called experts", technique: "mockery" }],
  }),
  "the older shape without words": answer({
    category_name: "Propagandistic Content",
    justification: null,
    another_reading: null,
    question: null,
    evidence: [{ quote: "so-called experts", technique: "mockery" }],
  }),
} as const;

/** What the recorded answers say of the mockery in the text. */
export const RECORDED_STATEMENT = statement;
export const RECORDED_SUMMARY = summary;

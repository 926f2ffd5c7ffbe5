export { LabelTable } from "./label-table.tsx";
export { PlainTexts } from "./plain-texts.tsx";
export { ScoreList } from "./score-list.tsx";

export { JudgementTables } from "./judgement-table.tsx";
export { LabelTable } from "./label-table.tsx";
export { ScoreList } from "./score-list.tsx";
export { Shares } from "./share-group.tsx";

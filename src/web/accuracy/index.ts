export { JudgementTables } from "./judgement-table.tsx";
export { LabelTable } from "./label-table.tsx";
export { Readers } from "./readers.tsx";
export { ScoreList } from "./score-list.tsx";
export { Shares } from "./share-group.tsx";

export { PRACTICE_ID, type PracticePage } from "../page-data.ts";
export { OurReading } from "./compared/our-reading.tsx";
export { PageContext } from "./context.ts";
export { PracticeApp } from "./practice-app.tsx";

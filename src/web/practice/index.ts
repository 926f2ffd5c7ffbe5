export { practicePages } from "./pages/index.ts";

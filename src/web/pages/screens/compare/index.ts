export { CompareApp } from "./app/compare-app.tsx";

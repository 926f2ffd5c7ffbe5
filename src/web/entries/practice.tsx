import { hydrateRoot } from "react-dom/client";
import { PRACTICE_ID, PracticeApp, type PracticePage } from "../practice/app/index.ts";

const root = document.getElementById("root");
if (!root) throw new Error("Fatal start-up error: the element with the id root is missing.");

// Written by our own build.
const page: PracticePage = JSON.parse(document.getElementById(PRACTICE_ID)?.textContent ?? "");
hydrateRoot(root, <PracticeApp page={page} />);

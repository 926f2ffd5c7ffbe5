import { hydrateRoot } from "react-dom/client";
import { CompareApp } from "../pages/screens/compare/index.ts";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { SCREEN_ID, type Screen } from "../words/context.ts";
import { ScreenProvider } from "../words/screen-provider.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("Fatal start-up error: the element with the id root is missing.");

// Written by our own build.
const screen: Screen = JSON.parse(document.getElementById(SCREEN_ID)?.textContent ?? "");

const [first = "", second = ""] = Array.from(root.querySelectorAll("textarea"), ({ value }) => value);
hydrateRoot(
  root,
  <ScreenProvider screen={screen}>
    <ErrorBoundary>
      <CompareApp typed={[first, second]} />
    </ErrorBoundary>
  </ScreenProvider>,
);

import type { ReactNode } from "react";
import { LanguageContext, type Screen, ScreenContext } from "./context.ts";

/** Lets everything in it speak the language of a screen. */
export function ScreenProvider({
  screen,
  children,
}: {
  readonly screen: Screen;
  readonly children: ReactNode;
}) {
  return (
    <LanguageContext value={screen.language}>
      <ScreenContext value={screen}>{children}</ScreenContext>
    </LanguageContext>
  );
}

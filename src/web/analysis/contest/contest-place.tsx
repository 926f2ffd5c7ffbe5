import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { AnalysisResult } from "../task/state.ts";
import { ContestContext } from "./context.ts";
import { ForgetLine } from "./forget-line.tsx";
import { openText } from "./store.ts";

interface Props {
  readonly result: AnalysisResult;
  readonly children: ReactNode;
}

/** A report whose points can be contested, with a line that says how many are. */
export function ContestPlace({ result: { text, language }, children }: Props) {
  const [open, setOpen] = useState<{ readonly text: string; readonly key: string }>();
  useEffect(() => {
    let isOld = false;
    void openText(text).then((key) => isOld || setOpen({ text, key }));
    return () => {
      isOld = true;
    };
  }, [text]);
  const key = open?.text === text ? open.key : undefined;
  const value = useMemo(() => (key === undefined ? undefined : { key, language }), [key, language]);
  return (
    <ContestContext value={value}>
      {children}
      {value && <ForgetLine textKey={value.key} language={language} />}
    </ContestContext>
  );
}

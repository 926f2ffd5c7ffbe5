import { fill } from "#languages/index.ts";
import type { ReportLanguage } from "#report/index.ts";
import { cliWords } from "./words/index.ts";

/** Tells a person at a terminal how far the work is; says nothing where output is not a terminal. */
export interface Progress {
  /** Counts one more as done, and draws. */
  advance(): void;
  /** Makes room for output on the same terminal, until the next one is done. */
  hide(): void;
}

const WIDTH = 30;

/** Draws a bar on `stream`, or just counts where the total is not known. */
export function createProgress(
  stream: NodeJS.WriteStream,
  language: ReportLanguage,
  total?: number,
): Progress {
  if (!stream.isTTY) return { advance() {}, hide() {} };
  let done = 0;
  return {
    advance() {
      done += 1;
      stream.write(
        `\r${total === undefined ? fill(cliWords[language].texts, { n: done }) : bar(done, total)}`,
      );
    },
    hide() {
      stream.write("\r\x1b[K");
    },
  };
}

function bar(done: number, total: number): string {
  const filled = Math.round((done / Math.max(total, 1)) * WIDTH);
  return `[${"#".repeat(filled)}${".".repeat(WIDTH - filled)}] ${done}/${total}`;
}

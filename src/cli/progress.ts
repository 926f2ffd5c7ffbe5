/** Tells a person at a terminal how far the work is; says nothing where output is not a terminal. */
export interface Progress {
  advance(): void;
  finish(): void;
}

const WIDTH = 30;

/** Draws a bar on `stream`, or just counts where the total is not known. */
export function createProgress(stream: NodeJS.WriteStream, total?: number): Progress {
  if (!stream.isTTY) return { advance() {}, finish() {} };
  let done = 0;
  const draw = () => stream.write(`\r${total === undefined ? `${done} texts` : bar(done, total)}`);
  return {
    advance() {
      done += 1;
      draw();
    },
    finish() {
      stream.write("\r\x1b[K");
    },
  };
}

function bar(done: number, total: number): string {
  const filled = Math.round((done / Math.max(total, 1)) * WIDTH);
  return `[${"#".repeat(filled)}${".".repeat(WIDTH - filled)}] ${done}/${total}`;
}

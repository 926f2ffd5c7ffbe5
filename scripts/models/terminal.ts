import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Says things to a person and asks them; where nobody is there to ask, every question is undefined. */
export interface Terminal {
  say(words: string): void;
  ask(question: string): Promise<string | undefined>;
  /** Asks for something that is not to be seen, neither now nor in anything said later. */
  askSecret(question: string): Promise<string | undefined>;
  /** Takes these words out of whatever is said from now on. */
  hide(secret: string): void;
  close(): void;
}

interface Streams {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
}

/** The terminal of the process. */
export function openTerminal({ input, output }: Streams): Terminal {
  const secrets: string[] = [];
  const clean = (words: string) => secrets.reduce((left, secret) => left.replaceAll(secret, "…"), words);
  let isMuted = false;
  const echo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isMuted) output.write(chunk);
      done();
    },
  });
  const isThere = input.isTTY && output.isTTY;
  // One reader for the whole talk: it alone decides what of the typed keys is shown.
  const lines = isThere ? createInterface({ input, output: echo, terminal: true }) : undefined;
  lines?.on("SIGINT", () => process.exit(130));
  const ask = async (question: string) => {
    output.write(clean(question));
    return (await lines?.question(""))?.trim();
  };
  return {
    say: (words) => void output.write(`${clean(words)}\n`),
    ask,
    async askSecret(question) {
      isMuted = true;
      const secret = await ask(question).finally(() => {
        isMuted = false;
      });
      output.write("\n");
      return secret;
    },
    hide: (secret) => void secrets.push(secret),
    close: () => lines?.close(),
  };
}

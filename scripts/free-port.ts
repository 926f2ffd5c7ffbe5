import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Where ports are looked for: below those that systems give to outgoing connections, so that no client takes the port of
 * a server that is started later or anew (Linux gives 32768 and more, others 16000 and more).
 */
const [FIRST_PORT, END_OF_PORTS] = [10_000, 16_000];

/** A port that nobody listens on. It is not kept: whoever starts a server there makes sure that it is that server who answers. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, END_OF_PORTS);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

/** How long one call to a server on this machine may take: one that is there answers in a few milliseconds. */
const TIMEOUT_MS = 1_000;
/** No list of models is longer, in characters. */
const LONGEST_REPLY = 4_000_000;

/** The server wants a key that nobody has given. */
export class KeyWanted extends Error {
  override readonly name = "KeyWanted";
}

/**
 * Asks a server of models about itself, never about a text; with a body as POST. Undefined where nothing answers in
 * time, or not in JSON. Throws `KeyWanted`. No redirection is followed: nobody is asked but the address given.
 */
export async function askServer(url: string, body?: object): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, {
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    if (response.ok) return JSON.parse((await response.text()).slice(0, LONGEST_REPLY));
    await response.body?.cancel();
  } catch {
    return undefined;
  }
  if (response.status === 401 || response.status === 403) throw new KeyWanted();
  return undefined;
}

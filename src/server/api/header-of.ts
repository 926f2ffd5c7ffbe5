import type { Context } from "hono";
import type { Bindings } from "../dependencies.ts";

/** A header of a request, from what Node has parsed where it has: making web headers of it first costs time. */
export function headerOf(c: Context<{ Bindings: Bindings }>, name: string): string | undefined {
  const headers = c.env?.incoming?.headers;
  const value = headers ? headers[name] : c.req.header(name);
  return Array.isArray(value) ? value.join(", ") : value;
}

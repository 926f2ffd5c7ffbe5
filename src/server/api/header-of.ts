import type { Context } from "hono";
import type { ReportLanguage } from "#report/index.ts";
import type { Bindings } from "../dependencies.ts";
import { replyLanguage } from "./replies.ts";

/** A header of a request, from what Node has parsed where it has: making web headers of it first costs time. */
export function headerOf(c: Context<{ Bindings: Bindings }>, name: string): string | undefined {
  const headers = c.env?.incoming?.headers;
  const value = headers ? headers[name] : c.req.header(name);
  return Array.isArray(value) ? value.join(", ") : value;
}

/** The language in which whoever sent a request is told errors. */
export function languageOf(c: Context<{ Bindings: Bindings }>): ReportLanguage {
  return replyLanguage(headerOf(c, "accept-language"));
}

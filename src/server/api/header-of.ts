import type { ReportLanguage } from "#report/index.ts";
import type { Exchange } from "./exchange.ts";
import { replyLanguage } from "./replies.ts";

/** The language in which whoever sent a request is told errors. */
export function languageOf(exchange: Exchange): ReportLanguage {
  return replyLanguage(exchange.header("accept-language"));
}

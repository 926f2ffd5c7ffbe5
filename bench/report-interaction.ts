/**
 * How long a reader waits for the next picture in a large report: 15,000 characters, 200 marks, 50 points. Walk, choice,
 * hover and a click on a mark, in the built site and a real browser, each from the input to the frame that shows it, as
 * the browser itself reports it (Event Timing; in steps of 8 ms): `npm run build && node bench/report-interaction.ts`.
 */
import { chromium, type Page } from "@playwright/test";
import { findBrowser } from "../scripts/find-browser.ts";
import { freePort } from "../scripts/free-port.ts";
import { FINDING_TYPES, type Report, TRIGGER_PATH, techniquesOf } from "../src/report/index.ts";
import { startProcess } from "../test/kit/server-process.ts";

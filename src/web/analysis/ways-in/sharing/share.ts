import type { FileFaultName } from "#report/index.ts";

/** What a page is given of a share: words, a file that is yet to be read, or why there is neither. */
export type Share = { readonly text: string } | { readonly file: File } | { readonly fault: FileFaultName };

/** What the page asks of the service worker, with a port for the answer. */
export interface ShareQuestion {
  readonly type: "shared";
  /** Of the share, as the page's address has it. */
  readonly name: string;
}

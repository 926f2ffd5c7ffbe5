import type { FileFaultName } from "#report/index.ts";

/** Why a file gives no text. It holds nothing of the file. */
export class FileFault extends Error {
  override readonly name = "FileFault";
  readonly fault: FileFaultName;

  constructor(fault: FileFaultName) {
    super(fault);
    this.fault = fault;
  }
}

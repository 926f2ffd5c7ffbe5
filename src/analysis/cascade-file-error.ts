/** The cascade's file is missing or wrong. The message names the file or the model, and the setting. */
export class CascadeFileError extends Error {
  override readonly name = "CascadeFileError";
}

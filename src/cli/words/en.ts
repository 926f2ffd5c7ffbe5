/** What the command line says, but for the reports. */
export const words = {
  usage: `Usage: npm run --silent analyse -- [options] [FILE or FOLDER ...]

Reads texts and prints a report of each. Without a file, reads standard input.
In folders, files that end in .txt or .md are read.

  --language en|uk   language of the report (en, unless --jsonl lines say otherwise)
{formats}
  --models           ask the models of cascade.json and of this machine first, as the server does
  --help             print this

Exit codes: 0 all texts were analysed, 1 some could not be, 2 the command line is wrong.`,
  formats: {
    text: "print plain text, as without any of these",
    markdown: "print Markdown",
    json: "print JSON: one object, or a list for several files or a folder",
    csv: "print CSV for a spreadsheet: a quote a line",
    annotations: "print W3C Web Annotations (JSON-LD), several as JSON is printed",
    jsonl: 'read one {"id", "text", "lang"?} a line, write one report a line, in order',
  },
  wrongLanguage: "--language must be one of {languages}.",
  oneFormat: "Choose one of {formats}.",
  and: " and ",
  unreadableCommand: "The command line cannot be read.",
  unreadableLine: 'The line is not {"id", "text", "lang"?}.',
  texts: "{n} texts",
  reasons: {
    ENOENT: "no such file or folder",
    EACCES: "may not be read",
    EISDIR: "is a folder",
    ERR_ENCODING_INVALID_ENCODED_DATA: "is not UTF-8 text",
    other: "could not be read",
  },
};

export type CliWords = typeof words;

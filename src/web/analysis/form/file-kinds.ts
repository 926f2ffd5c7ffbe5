/** The kinds of file that the site opens, by both names that systems go by. What a file really is, is told by its first bytes. */
export const FILE_KINDS: readonly string[] = [
  "text/plain",
  "text/markdown",
  "text/html",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/pdf",
  ".txt",
  ".md",
  ".html",
  ".htm",
  ".docx",
  ".pdf",
];

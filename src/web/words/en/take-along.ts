/** The words of the menu in which a reader takes a report along. They travel when it is opened. */
export const takeAlong = {
  title: "Take the report along",
  about:
    "Made here, in your browser. Every file says that these are observations, not a verdict, who read the text, and the SHA-256 by which the text can be known again.",
  formats: {
    text: { name: "Plain text", use: "as Export copies it" },
    markdown: { name: "Markdown", use: "for notes and wikis" },
    json: { name: "JSON", use: "for programs; its schema is at /report.schema.json" },
    csv: { name: "CSV", use: "for a spreadsheet: a quote a line" },
    annotations: { name: "W3C Web Annotation", use: "for tools that annotate (JSON-LD)" },
  },
  print: { name: "Print, or save as PDF", use: "the marked text with its points" },
  link: {
    title: "As a link",
    terms:
      "The link holds the whole text and its report. Our server never sees them, but everybody who has the link can read them, and so can the services by which you send it.",
    make: "Make the link",
    label: "Link with the text and the report",
    copy: "Copy the link",
    tooLong: "The text and its report are too long for a link that travels safely. Take a file instead.",
  },
  close: "Close",
};

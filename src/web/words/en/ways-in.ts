/** The words about a file that was opened. They travel when one is. */
export const waysIn = {
  reading: "The file is being read, in your browser.",
  opened: "The text of {name} is in the field. Nothing has been sent.",
  long: "It is longer than the {n} characters that one analysis reads: choose a part, or cut it yourself.",
  part: "Part to analyse",
  whole: "The whole text",
  nth: "{n} of {of}: {words}…",
};

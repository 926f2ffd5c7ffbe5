/** The words of the page on which two texts are compared. */
export const compare = {
  label: "Two texts",
  first: "First text",
  second: "Second text",
  placeholders: {
    first: "One telling of an event, or a draft.",
    second: "Another telling of the same event, or the edited draft.",
  },
  sent: "Each text is sent and read as on the analysis page, and counts as one analysis.",
  compare: "Compare",
  example: "No texts at hand? Try two of ours: a street is closed.",
  title: "The two texts side by side",
  nothing: "Nothing",
  lists: { first: "Only the first", both: "Both", second: "Only the second" },
  looking: "Looking for speakers and sources.",
  devices: {
    title: "What each does",
    about:
      "The techniques that were observed, with words of the text. The lines show where in each text they stand, from its beginning to its end.",
  },
  voices: {
    title: "Whose voice",
    author: "{text}: what was observed stands in its author’s own words.",
    quoted: "{text}: what was observed stands in the words of others.",
    both: "{text}: what was observed stands in its author’s words and in those of others.",
    none: "{text}: nothing was observed.",
    speakers: "Who speaks, by name:",
  },
  sources: {
    title: "Which sources are named",
    about: "In the words of the texts. A source that is not found here may still be named.",
  },
  wording: {
    title: "Wording",
    edited:
      "One text is made from the other. What only the first has is struck out, what only the second has is underlined.",
    apart: "Five words and more in a row that stand in both texts:",
    none: "No five words in a row stand in both texts.",
  },
  reports: "The whole report on",
};

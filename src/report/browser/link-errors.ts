/**
 * Those of the closed list of messages that tell of a link which holds a report; apart from errors.ts, so that they
 * travel with the code that can show them.
 */
export const LINK_MESSAGES = {
  linkUnreadable: "This link holds no report that can be read. It may have been cut off on its way.",
  linkTooLong: "This link is too long to be opened.",
} as const;

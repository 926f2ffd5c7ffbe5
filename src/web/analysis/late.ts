/*
 * What the screen loads only when it is wanted. It is one door on purpose: what two late parts share with the page
 * would be cut out of the page's script, and the page could no longer check the hash of all that it begins with.
 */
export { BrowserModelOffer } from "./browser-model/index.ts";
export { openLink, TakeAlongMenu } from "./take-along/index.ts";

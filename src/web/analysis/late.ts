/*
 * What the screen loads only when it is wanted: all that a report needs. It is one door on purpose: what two late parts
 * share with the page would be cut out of the page's script, and the page could no longer check the hash of all that it
 * begins with. `late-loading.ts` opens it.
 */
export { writeText } from "#export/index.ts";
export { BrowserModelOffer } from "./browser-model/index.ts";
export { ContestPlace, contestsOn } from "./contest/index.ts";
export { forgetOffline, keepOffline } from "./device/offline.ts";
export { readOnDevice } from "./device/read-on-device.ts";
export { ReportView } from "./report/report-view.tsx";
export { ClaimsSheet, openLink, TakeAlongMenu } from "./take-along/index.ts";
export { pollTask, startAndPoll } from "./task/poll-task.ts";
export { OpenedFiles, takeShared } from "./ways-in/index.ts";

import { describe, expect, it } from "vitest";
import { REPORT_AT_ONCE_MS, startReplySchema } from "#report/index.ts";
import { post, REPORT, testApp, testTasks } from "../../../../test/kit/app-for-tests.ts";

const GOOD = { text: "A text.", language: "en" };

describe("A report that is there at once", () => {
  it("comes beside the task's id", async () => {
    const reply = await post(testApp().app, GOOD);
    expect(reply.status).toBe(202);
    const { taskId, ...rest } = startReplySchema.parse(await reply.json());
    expect(taskId).not.toBe("");
    expect(rest).toEqual({ status: "completed", data: REPORT });
  });

  it("is waited for no longer than 300 ms in all", async () => {
    let waited = 0;
    const after = (ms: number, run: () => void) => {
      waited += ms;
      run();
      return () => {};
    };
    const tasks = testTasks(() => new Promise(() => {}));
    const reply = await post(testApp({ tasks, after }).app, GOOD);
    expect(Object.keys(startReplySchema.parse(await reply.json()))).toEqual(["taskId"]);
    expect(waited).toBe(REPORT_AT_ONCE_MS);
  });

  it("is not waited for where more texts wait than can be read in that time", async () => {
    let waited = 0;
    const after = (ms: number, run: () => void) => {
      waited += ms;
      run();
      return () => {};
    };
    const tasks = testTasks(() => new Promise(() => {}), { queued: 1_000, perVisitor: 1_000 });
    for (let text = 0; text < 200; text += 1)
      await tasks.submit({ text: "A text.", language: "en" }, "other");
    const reply = await post(testApp({ tasks, after }).app, GOOD);
    expect(Object.keys(startReplySchema.parse(await reply.json()))).toEqual(["taskId"]);
    expect(waited).toBe(0);
  });

  it("does not come of a task that has failed, which the status tells", async () => {
    const tasks = testTasks(() => Promise.reject(new Error("no")));
    const reply = await post(testApp({ tasks }).app, GOOD);
    expect(Object.keys(startReplySchema.parse(await reply.json()))).toEqual(["taskId"]);
  });
});

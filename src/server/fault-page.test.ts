import { describe, expect, it } from "vitest";
import { ERROR_MESSAGES, STATUS_PATH } from "#report/index.ts";
import { testApp, testTasks } from "../../test/kit/app-for-tests.ts";
import { NO_PAGES, type Pages } from "./site/pages.ts";

const FAULT = "<h1>Unexpected Application Error!</h1>";

const broken: Pages = {
  ...NO_PAGES,
  reply: () => {
    throw new Error("disk");
  },
  fault: () => ({ status: 500, headers: {}, body: FAULT }),
};

describe("A fault of the server", () => {
  it("is told by a page where a browser asked for one", async () => {
    const { app } = testApp({ pages: broken });
    const reply = await app.request("/about/", { headers: { accept: "text/html,*/*" } });
    expect(reply.status).toBe(500);
    expect(await reply.text()).toBe(FAULT);
  });

  it("is told in JSON to a program, and by the two calls whoever asks", async () => {
    const tasks = testTasks(async () => Promise.reject(new Error()));
    const failing = { ...tasks, read: () => Promise.reject(new Error("gone")) };
    const { app } = testApp({ pages: broken, tasks: failing });
    const asked = await Promise.all([
      app.request("/about/"),
      app.request(`${STATUS_PATH}?taskId=abc`, { headers: { accept: "text/html" } }),
    ]);
    for (const reply of asked) {
      expect(reply.status).toBe(500);
      expect(await reply.json()).toEqual({ error: ERROR_MESSAGES.serverFault });
    }
  });
});

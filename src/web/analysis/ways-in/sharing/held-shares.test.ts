import { describe, expect, it } from "vitest";
import { holdShares } from "./held-shares.ts";

function shareOf(text: string): Request {
  const body = new FormData();
  body.set("text", text);
  return new Request("https://here.example/share", { method: "POST", body });
}

function numbered() {
  let last = 0;
  return holdShares(() => `name-${++last}`);
}

const asked = (name: string) => ({ type: "shared", name });

describe("Shares that wait for their pages", () => {
  it("are given to the page that knows the name, once", async () => {
    const shares = numbered();
    const name = await shares.take(shareOf("It sails."));
    expect(shares.give(asked(name))).toEqual({ text: "It sails." });
    expect(shares.give(asked(name))).toBeUndefined();
  });

  it("are not mixed up where two come in a row", async () => {
    const shares = numbered();
    const first = await shares.take(shareOf("First."));
    const second = await shares.take(shareOf("Second."));
    expect(shares.give(asked(second))).toEqual({ text: "Second." });
    expect(shares.give(asked(first))).toEqual({ text: "First." });
  });

  it("are a few at most: the oldest makes room", async () => {
    const shares = numbered();
    const names: string[] = [];
    for (let i = 0; i < 6; i += 1) names.push(await shares.take(shareOf(`${i}`)));
    expect(names.map((name) => shares.give(asked(name)))).toEqual([
      undefined,
      undefined,
      ...["2", "3", "4", "5"].map((text) => ({ text })),
    ]);
  });

  it("have no name where nothing came that can be read", async () => {
    const shares = numbered();
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    for (const body of ["", "--x\r\ncut off", "not a form"]) {
      const request = new Request("https://here.example/share", { method: "POST", headers, body });
      expect(await shares.take(request)).toBe("");
    }
    const plain = new Request("https://here.example/share", { method: "POST", body: "text=a" });
    expect(await shares.take(plain)).toBe("");
    expect(await shares.take(shareOf(" "))).toBe("");
  });

  it.each([undefined, null, "name-1", { type: "shared" }, { name: "name-1" }, { type: "shared", name: 1 }])(
    "are not given for %j, which is no question",
    async (question) => {
      const shares = numbered();
      await shares.take(shareOf("It sails."));
      expect(shares.give(question)).toBeUndefined();
      expect(shares.give(asked("name-1"))).toEqual({ text: "It sails." });
    },
  );
});

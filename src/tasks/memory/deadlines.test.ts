import { expect, it } from "vitest";
import { ManualClock } from "../../../test/kit/manual-clock.ts";
import { Deadlines } from "./deadlines.ts";

function deadlines() {
  const clock = new ManualClock();
  const late: string[] = [];
  const times = new Deadlines<string>(100, clock, (item) => late.push(`${item} at ${clock.now()}`));
  return { clock, late, times };
}

it("calls each item late when its own time is up, with one timer for all", async () => {
  const { clock, late, times } = deadlines();
  times.add("first");
  await clock.pass(30);
  times.add("second");
  expect(clock.pending).toBe(1);
  await clock.pass(200);
  expect(late).toEqual(["first at 100", "second at 130"]);
});

it("says nothing of an item that was taken out, and nothing earlier of the next", async () => {
  const { clock, late, times } = deadlines();
  times.add("first");
  await clock.pass(30);
  times.add("second");
  times.delete("first");
  await clock.pass(200);
  expect(late).toEqual(["second at 130"]);
});

it("gives an item its whole time again, and none to one that has been taken out", async () => {
  const { clock, late, times } = deadlines();
  times.add("first");
  times.add("second");
  await clock.pass(30);
  times.renew("first");
  times.renew("third");
  await clock.pass(200);
  expect(late).toEqual(["second at 100", "first at 130"]);
});

it("keeps no timer once nothing is left, and begins again with the next item", async () => {
  const { clock, late, times } = deadlines();
  times.add("first");
  times.delete("first");
  expect(clock.pending).toBe(0);
  times.add("second");
  await clock.pass(100);
  expect(late).toEqual(["second at 100"]);
  expect(clock.pending).toBe(0);
});

it("keeps one timer when what is called late adds the next item to an empty list", async () => {
  const clock = new ManualClock();
  const late: string[] = [];
  const times: Deadlines<string> = new Deadlines(100, clock, (item) => {
    late.push(`${item} at ${clock.now()}`);
    if (late.length < 3) times.add(`after ${item}`);
  });
  times.add("first");
  await clock.pass(100);
  expect(clock.pending).toBe(1);
  await clock.pass(300);
  expect(late).toEqual(["first at 100", "after first at 200", "after after first at 300"]);
  expect(clock.pending).toBe(0);
});

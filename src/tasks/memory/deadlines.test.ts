import { expect, it } from "vitest";
import { ManualClock } from "../../../test/kit/manual-clock.ts";
import { Deadlines } from "./deadlines.ts";

function deadlines(whenLate: (item: string, add: (item: string) => void) => void = () => {}) {
  const clock = new ManualClock();
  const late: string[] = [];
  const since = new Map<string, number>();
  const times = new Deadlines<string>({
    ms: 100,
    clock,
    items: () => since.keys(),
    since: (item) => since.get(item) ?? Number.NaN,
    late: (item) => {
      since.delete(item);
      late.push(`${item} at ${clock.now()}`);
      whenLate(item, add);
    },
  });
  const add = (item: string) => {
    since.delete(item);
    since.set(item, clock.now());
    times.watch();
  };
  return { clock, late, since, add };
}

it("calls each item late when its own time is up, with one timer for all", async () => {
  const { clock, late, add } = deadlines();
  add("first");
  await clock.pass(30);
  add("second");
  expect(clock.pending).toBe(1);
  await clock.pass(200);
  expect(late).toEqual(["first at 100", "second at 130"]);
});

it("says nothing of an item that was taken out, and nothing earlier of the next", async () => {
  const { clock, late, since, add } = deadlines();
  add("first");
  await clock.pass(30);
  add("second");
  since.delete("first");
  await clock.pass(200);
  expect(late).toEqual(["second at 130"]);
});

it("gives an item its whole time again that is added anew", async () => {
  const { clock, late, add } = deadlines();
  add("first");
  add("second");
  await clock.pass(30);
  add("first");
  await clock.pass(200);
  expect(late).toEqual(["second at 100", "first at 130"]);
});

it("keeps no timer for longer than an item that was taken out had, and begins again with the next", async () => {
  const { clock, late, since, add } = deadlines();
  add("first");
  since.delete("first");
  await clock.pass(100);
  expect(clock.pending).toBe(0);
  add("second");
  await clock.pass(100);
  expect(late).toEqual(["second at 200"]);
  expect(clock.pending).toBe(0);
});

it("keeps one timer when what is called late adds the next item to an empty list", async () => {
  const { clock, late, add } = deadlines((item, add) => {
    if (late.length < 3) add(`after ${item}`);
  });
  add("first");
  await clock.pass(100);
  expect(clock.pending).toBe(1);
  await clock.pass(300);
  expect(late).toEqual(["first at 100", "after first at 200", "after after first at 300"]);
  expect(clock.pending).toBe(0);
});

import { expect, test } from "vitest";

import { MovingClock } from "../../testing/moving-clock.ts";
import { RecentValue } from "./recent-value.ts";

const clock = new MovingClock();
const later = (seconds: number) =>
  clock.moveTo(new Date(clock.now().getTime() + seconds * 1_000).toISOString());

test("is read at most once in a while, however often it is asked for", async () => {
  let reads = 0;
  const value = new RecentValue(async () => ++reads, { clock, kept: 15_000, patience: 1_000 });
  expect(await Promise.all([value.get(), value.get()])).toEqual([1, 1]);
  later(14);
  expect(await value.get()).toBe(1);
  later(1);
  expect(await value.get()).toBe(2);
});

test("what fails is null, and not tried again at once", async () => {
  let reads = 0;
  const read = async () => {
    reads += 1;
    if (reads === 1) throw new Error("The database is away.");
    return reads;
  };
  const value = new RecentValue(read, { clock, kept: 15_000, patience: 1_000 });
  expect(await value.get()).toBeNull();
  expect(await value.get()).toBeNull();
  later(15);
  expect(await value.get()).toBe(2);
});

test("nobody waits longer than the patience; what comes late is there the next time", async () => {
  const slow = Promise.withResolvers<number>();
  const value = new RecentValue(() => slow.promise, { clock, kept: 15_000, patience: 5 });
  expect(await value.get()).toBeNull();
  slow.resolve(7);
  expect(await value.get()).toBe(7);
});

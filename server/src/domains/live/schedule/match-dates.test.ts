import { expect, test } from "vitest";

import { type KnownDate, matchDates } from "./match-dates.ts";

const HOUR = 3_600_000;
const dateAt = (start: string) => {
  const startsAt = new Date(start);
  return { startsAt, endsAt: new Date(startsAt.getTime() + HOUR) };
};
const known = (id: number, start: string, others: Partial<KnownDate> = {}): KnownDate => ({
  id,
  plannedAt: new Date(start),
  ...dateAt(start),
  cancelledAt: null,
  ...others,
});
const match = (dates: KnownDate[], wanted: string[]) =>
  matchDates(dates, wanted.map(dateAt), "Europe/Madrid");

const TUESDAYS = ["2026-06-02T15:00:00Z", "2026-06-09T15:00:00Z", "2026-06-16T15:00:00Z"];
const series = () => TUESDAYS.map((start, index) => known(index + 1, start));

test("dates that a rule still gives stay as they are, also moved ones", () => {
  const moved = known(2, TUESDAYS[1]!, dateAt("2026-06-10T15:00:00Z"));
  const { kept, added, removed } = match([known(1, TUESDAYS[0]!), moved], TUESDAYS);
  expect(kept.map(({ id, startsAt }) => [id, startsAt.toISOString()])).toEqual([
    [1, "2026-06-02T15:00:00.000Z"],
    [2, "2026-06-10T15:00:00.000Z"],
  ]);
  expect(added).toEqual([dateAt(TUESDAYS[2]!)]);
  expect(removed).toEqual([]);
});

test("another hour keeps the date of the day, where it is not moved", () => {
  const later = TUESDAYS.map((start) => start.replace("15:00", "17:00"));
  const { kept, added, removed } = match(series(), later);
  expect(kept.map(({ id, startsAt }) => [id, startsAt])).toEqual(
    later.map((start, index) => [index + 1, new Date(start)]),
  );
  expect([added, removed]).toEqual([[], []]);
});

test("another weekday takes the dates over in their order", () => {
  const wednesdays = ["2026-06-03T15:00:00Z", "2026-06-10T15:00:00Z"];
  const { kept, removed } = match(series(), wednesdays);
  expect(kept.map(({ id, startsAt }) => [id, startsAt])).toEqual([
    [1, new Date(wednesdays[0]!)],
    [2, new Date(wednesdays[1]!)],
  ]);
  expect(removed).toEqual([3]);
});

test("a cancelled date stays with its day, and is no other day's", () => {
  const cancelled = known(2, TUESDAYS[1]!, { cancelledAt: new Date("2026-05-01T00:00:00Z") });
  const later = match([cancelled], ["2026-06-09T17:00:00Z"]);
  expect(later.kept.map(({ id }) => id)).toEqual([2]);
  const wednesday = match([cancelled], ["2026-06-10T15:00:00Z"]);
  expect(wednesday).toMatchObject({
    kept: [],
    added: [dateAt("2026-06-10T15:00:00Z")],
    removed: [2],
  });
});

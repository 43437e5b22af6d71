import type { LatestNews, NextClass } from "@paso/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { createPerson } from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { Actor } from "../../accounts/index.ts";
import { createAreaReader } from "./area-reader.ts";
import type { AreaFacts } from "./area-source.ts";

const nextClass: NextClass = {
  id: 7,
  title: "Questions",
  course: null,
  text: "",
  host: null,
  starts_at: "2026-03-11T12:00:00.000Z",
  ends_at: "2026-03-11T13:00:00.000Z",
  joins_at: "2026-03-11T11:50:00.000Z",
  time_zone: "UTC",
  path: "/student/live/7",
  calendar_path: null,
  people: null,
};
const latestNews = { id: 3, title: "A worksheet" } as LatestNews;

/** Facts that depend on the viewer's role, on the course being 5, and on the time of the class. */
const facts: AreaFacts[] = [
  { area: "live", waiting: sql`select 2 where viewer.role = 'student'` },
  { area: "staff_live", waiting: sql`select 0 where viewer.role <> 'student'` },
  { part: "articles", waiting: sql`select viewer.course_id where viewer.course_id = 5` },
  { part: "videos", waiting: sql`select 1 where viewer.course_id is null` },
  {
    card: "next_class",
    find: sql`select json_build_object('id', viewer.id) where viewer.now < '2026-03-11T13:00Z'`,
    present: ({ id }: { id: number }) => ({ ...nextClass, id }),
  },
  {
    card: "taught_class",
    find: sql`select json_build_object('people', 23)`,
    present: ({ people }: { people: number }) => ({ ...nextClass, people }),
  },
  { card: "news", find: sql`null::json`, present: () => latestNews },
];

let world: TestApp;
let actor: Actor;
beforeAll(async () => {
  world = await startTestApp();
  actor = { ...(await createPerson(world.ctx)), role: "student" };
});
afterAll(() => world.stop());

test("an area, and a card, is there for those for whom something is found", async () => {
  const reader = createAreaReader(facts);
  world.clock.moveTo("2026-03-10T12:00:00Z");
  expect(await reader.readHome(world.ctx, actor)).toEqual({
    areas: { live: { waiting: 2 } },
    next_class: { ...nextClass, id: actor.id },
    news: null,
  });
  world.clock.moveTo("2026-03-11T13:00:00Z");
  expect(await reader.readHome(world.ctx, actor)).toHaveProperty("next_class", null);
  const viewer: Actor = { ...actor, role: "viewer" };
  expect(await reader.readAreas(world.ctx, viewer)).toEqual({ staff_live: { waiting: 0 } });
  expect(await reader.readTaughtClass(world.ctx, viewer)).toEqual({ ...nextClass, people: 23 });
});

test("a course's parts are of that course alone", async () => {
  const reader = createAreaReader(facts);
  expect(await reader.readCourseParts(world.ctx, actor, 5)).toEqual({ articles: { waiting: 5 } });
  expect(await reader.readCourseParts(world.ctx, actor, 6)).toEqual({});
});

test("without any source nothing is found", async () => {
  const reader = createAreaReader([]);
  const nothing = { areas: {}, next_class: null, news: null };
  expect(await reader.readHome(world.ctx, actor)).toEqual(nothing);
  expect(await reader.readTaughtClass(world.ctx, actor)).toBeNull();
  expect(await reader.readCourseParts(world.ctx, actor, 5)).toEqual({});
});

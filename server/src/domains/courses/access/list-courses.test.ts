import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { courses } from "../../../database/tables/index.ts";
import { assignStaff, createCourse, createPerson, enrol } from "../../../testing/factories.ts";
import { MovingClock } from "../../../testing/moving-clock.ts";
import { testContext } from "../../../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";
import type { Actor } from "../../accounts/people/actor.ts";
import { canSeeCourse, findCourse } from "./find-course.ts";
import { listCourses } from "./list-courses.ts";

const NOW = "2026-03-10T12:00:00Z";
const BEFORE = new Date("2026-03-10T11:59:59Z");
const AFTER = new Date("2026-03-10T12:00:01Z");

let database: TestDatabase;
let ctx: ReturnType<typeof testContext>;
/** Ids of the courses, by their distinguishing feature. */
const ids: Record<string, number> = {};
const people: Record<string, Actor> = {};

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = { ...testContext(database), clock: new MovingClock(new Date(NOW)) };
  const plans = {
    running: { order: 5, startsAt: BEFORE, endsAt: AFTER },
    open: { order: 1 },
    draft: { order: 2, status: "draft" },
    notBegun: { order: 3, startsAt: AFTER },
    begins: { order: 4, startsAt: new Date(NOW) },
    ended: { order: 6, endsAt: new Date(NOW) },
    deleted: { order: 0, deletedAt: BEFORE },
    foreign: { order: 7 },
  } as const;
  for (const [name, plan] of Object.entries(plans)) {
    ids[name] = (await createCourse(ctx, { ...plan, title: name, modules: [] })).id;
  }
  for (const role of ["admin", "viewer", "instructor", "student"] as const) {
    people[role] = { ...(await createPerson(ctx, { role })), locale: null };
  }
  for (const [name, id] of Object.entries(ids)) {
    if (name === "foreign") continue;
    await enrol(ctx, people["student"]!, { id });
    await assignStaff(ctx, people["instructor"]!, { id });
  }
});
afterAll(() => database.drop());

const PUBLISHED = ["open", "notBegun", "begins", "running", "ended"];
const WITH_DRAFTS = ["open", "draft", "notBegun", "begins", "running", "ended"];

describe("listCourses", () => {
  it.each([
    ["admin", false, [...PUBLISHED, "foreign"]],
    ["admin", true, [...WITH_DRAFTS, "foreign"]],
    ["viewer", true, [...WITH_DRAFTS, "foreign"]],
    ["instructor", false, PUBLISHED],
    ["instructor", true, WITH_DRAFTS],
    ["student", false, ["open", "begins", "running"]],
    ["student", true, ["open", "begins", "running"]],
  ])(
    "shows a %s, drafts %s, the courses of their scope in order",
    async (role, withDrafts, expected) => {
      const found = await listCourses(ctx, people[role]!, { withDrafts });
      expect(found.map(({ title }) => title)).toEqual(expected);
    },
  );

  it("shows nothing to a person without courses", async () => {
    const nobody = { ...(await createPerson(ctx)), locale: null };
    expect(await listCourses(ctx, nobody, { withDrafts: false })).toEqual([]);
  });
});

describe("findCourse and canSeeCourse", () => {
  it.each([
    ["admin", [...WITH_DRAFTS, "foreign"]],
    ["viewer", [...WITH_DRAFTS, "foreign"]],
    ["instructor", WITH_DRAFTS],
    ["student", ["open", "begins", "running"]],
  ])("let a %s see their scope and nothing else", async (role, expected) => {
    for (const [name, id] of Object.entries(ids)) {
      const visible = expected.includes(name);
      expect([name, await canSeeCourse(ctx, people[role]!, id)]).toEqual([name, visible]);
      const found = findCourse(ctx, people[role]!, id);
      if (visible) expect(await found).toMatchObject({ id, title: name });
      else await expect(found).rejects.toMatchObject({ kind: "not_found" });
    }
  });

  it("treat what does not exist like what is hidden", async () => {
    const hidden = await findCourse(ctx, people["student"]!, ids["draft"]!).catch((error) => error);
    const missing = await findCourse(ctx, people["student"]!, 999_999).catch((error) => error);
    expect(hidden).toMatchObject({ text: "The course selected doesn't exist." });
    expect({ ...hidden }).toEqual({ ...missing });
    expect(await ctx.database.$count(courses, eq(courses.id, ids["draft"]!))).toBe(1);
  });
});

import type { Today } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { liveClasses, liveMeetings, liveOccurrences } from "../../../database/tables/index.ts";
import {
  assignStaff,
  createCourse,
  createPerson,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { insertJitsi, insertLiveClass } from "../../../testing/live-classes.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";

let world: TestApp;
let course: MadeCourse;
let teacher: { id: number };

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(liveClasses);
  await insertJitsi(world.ctx);
  course = await createCourse(world.ctx, { title: "Soil", modules: [] });
  teacher = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, teacher, course, "teacher");
});

type Made = Awaited<ReturnType<typeof insertLiveClass>>;

const fail = ({ occurrenceId }: Made, fields: Partial<typeof liveMeetings.$inferInsert>) =>
  world.ctx.database
    .update(liveMeetings)
    .set(fields)
    .where(eq(liveMeetings.occurrenceId, occurrenceId));
const changeDate = ({ occurrenceId }: Made, fields: Partial<typeof liveOccurrences.$inferInsert>) =>
  world.ctx.database
    .update(liveOccurrences)
    .set(fields)
    .where(eq(liveOccurrences.id, occurrenceId));

async function needsOf(person: { id: number }) {
  const client = await world.as(person);
  const { needs } = (await client.get<Today>("/api/authoring/today")).body;
  return needs.filter(({ kind }) => kind === "meeting");
}

describe("classes whose meetings failed need their planners", () => {
  const refused = {
    externalId: null,
    error: "refused" as const,
    errorDetail: "Invalid topic.",
  };

  test("with the service's words, until the meeting is asked for again", async () => {
    const made = await insertLiveClass(world.ctx, { courseId: course.id });
    expect(await needsOf(teacher)).toEqual([]);
    await fail(made, refused);
    expect(await needsOf(teacher)).toEqual([
      {
        kind: "meeting",
        course: { id: course.id, title: "Soil" },
        redirect_to: `/authoring/live/${made.classId}`,
        class_id: made.classId,
        title: "Questions on soil",
        occurrence_ids: [made.occurrenceId],
        date: "2026-03-10T12:05",
        has_meeting: false,
        reason: "The service says: Invalid topic.",
      },
    ]);
    const client = await world.as(teacher);
    const path = `/api/authoring/live-classes/${made.classId}/occurrences/${made.occurrenceId}`;
    expect((await client.post(`${path}/set-up`)).status).toBe(200);
    expect(await needsOf(teacher)).toEqual([]);
  });

  test("also where the service deleted it, or has not taken a change", async () => {
    const gone = await insertLiveClass(world.ctx, { courseId: course.id, title: "Deleted" });
    await fail(gone, { isGone: true });
    const later = new Date("2026-03-10T13:00:00Z");
    const plan = { courseId: course.id, title: "Old", startsAt: later };
    await fail(await insertLiveClass(world.ctx, plan), { error: "unreachable" });
    expect(await needsOf(teacher)).toMatchObject([
      {
        title: "Deleted",
        has_meeting: false,
        reason: "The service no longer has this meeting.",
      },
      { title: "Old", has_meeting: true, reason: "The service does not respond." },
    ]);
  });

  test("not once the date is over or cancelled", async () => {
    const made = await insertLiveClass(world.ctx, { courseId: course.id });
    await fail(made, refused);
    await changeDate(made, { cancelledAt: world.clock.now() });
    expect(await needsOf(teacher)).toEqual([]);
    await changeDate(made, { cancelledAt: null });
    world.clock.moveTo("2026-03-10T13:05:00Z");
    expect(await needsOf(teacher)).toEqual([]);
  });

  test("those of the site administrators, those of a course its staff who plan", async () => {
    const viewer = await createPerson(world.ctx, { role: "instructor" });
    await assignStaff(world.ctx, viewer, course, "viewer");
    const admin = await createPerson(world.ctx, { role: "admin" });
    await fail(await insertLiveClass(world.ctx, { courseId: course.id, title: "Course" }), refused);
    await fail(await insertLiveClass(world.ctx, { title: "Site" }), refused);
    const seen = await Promise.all(
      [teacher, viewer, admin].map(async (person) =>
        (await needsOf(person)).map((need) => need.kind === "meeting" && need.title),
      ),
    );
    expect(seen).toEqual([["Course"], [], ["Site"]]);
  });
});

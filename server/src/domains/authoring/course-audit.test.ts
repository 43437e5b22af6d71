import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { auditLog } from "../../database/tables/index.ts";
import { createCourse, createPerson, type MadeCourse } from "../../testing/factories.ts";
import { sample } from "../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";

let world: TestApp;
let admin: { id: number };
let client: TestClient;
let course: MadeCourse;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  admin = await createPerson(world.ctx, { role: "admin" });
  client = await world.as(admin);
  course = await createCourse(world.ctx, {
    title: "Soil",
    modules: [{ pages: [[sample.paragraph()]] }],
  });
});

const recorded = async () =>
  (
    await world.ctx.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, admin.id))
      .orderBy(asc(auditLog.id))
  ).map(({ action, before, after }) => ({ action, before, after }));

test("who changes when a course is open is in the audit log, but not who edits its texts", async () => {
  const update = (fields: object) => client.post(`/api/courses/${course.id}/update`, fields);
  await update({ title: "Soil and plants" });
  await update({ status: "draft", end_date: "2026-05-01T08:00" });
  await update({ status: "draft", end_date: "2026-05-01T08:00" });
  expect(await recorded()).toEqual([
    {
      action: "course.changed",
      before: { course_status: "published", ends: null },
      after: { course: "Soil and plants", course_status: "draft", ends: "2026-05-01T08:00" },
    },
  ]);
});

test("so is who creates a course, and from when it is open", async () => {
  await client.post("/api/courses/create", { title: "Air", start_date: "2026-05-01T08:00" });
  expect(await recorded()).toEqual([
    {
      action: "course.created",
      before: null,
      after: { course: "Air", course_status: "draft", starts: "2026-05-01T08:00", ends: null },
    },
  ]);
});

test("so is who deletes a course and brings it back, but not a part of it", async () => {
  const send = (change: "delete" | "restore", kind: string, id: number) =>
    client.post(`/api/authoring/parts/${change}`, { kind, id });
  await send("delete", "page", course.pages[0]!.id);
  await send("restore", "page", course.pages[0]!.id);
  for (const change of ["delete", "delete", "restore", "restore"] as const)
    await send(change, "course", course.id);
  expect(await recorded()).toEqual([
    { action: "course.deleted", before: null, after: { course: "Soil" } },
    { action: "course.restored", before: null, after: { course: "Soil" } },
  ]);
});

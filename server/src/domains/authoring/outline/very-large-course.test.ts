import type { CourseOutline } from "@paso/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { assignStaff, createCourse, createPerson } from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

/** More than the maximum number of parameters in one PostgreSQL statement. */
const SECTIONS = 66_000;

let world: TestApp;
let author: TestClient;
let courseId: number;
let moduleId: number;
let pageId: number;

beforeAll(async () => {
  world = await startTestApp({ validateResponses: false });
  const made = await createCourse(world.ctx, { modules: [{ pages: [[]] }] });
  courseId = made.id;
  moduleId = made.moduleIds[0]!;
  pageId = made.pages[0]!.id;
  const person = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, person, made);
  author = await world.as(person);
  await world.ctx.database.execute(sql`
    insert into sections (page_id, position, content)
    select ${pageId}, n, jsonb_build_object('type', 'paragraph', 'html', '<p>' || n || '</p>')
    from generate_series(1, ${SECTIONS}) n`);
  await world.ctx.database.execute(sql`
    insert into answer_tallies (section_id, option_id, slot, count)
    select id, 0, 0, 1 from sections where page_id = ${pageId}`);
});
afterAll(() => world.stop());

describe(
  "a course with more sections than a statement takes parameters",
  { timeout: 120_000 },
  () => {
    test("has an outline", async () => {
      const { status, body } = await author.get<CourseOutline>(
        `/api/authoring/courses/${courseId}/outline`,
      );
      expect(status).toBe(200);
      const sections = body.modules[0]!.pages[0]!.sections;
      expect(sections).toHaveLength(SECTIONS);
      expect(sections.at(-1)).toMatchObject({ title_line: String(SECTIONS), answers: 1 });
    });

    test("is checked", async () => {
      const { status, body } = await author.get(`/api/authoring/courses/${courseId}/check`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        issues: [{ level: "hint", message: "The course has no students yet." }],
      });
    });

    test("is exported", async () => {
      const { status } = await author.get(`/api/authoring/courses/${courseId}/archive`);
      expect(status).toBe(200);
    });

    test("has a page that can be edited", async () => {
      const { status } = await author.get(`/api/courses/sections-update/${pageId}`);
      expect(status).toBe(200);
    });

    test.each(["course", "module", "page"] as const)("has a %s too large to copy", async (kind) => {
      const id = { course: courseId, module: moduleId, page: pageId }[kind];
      const { status, error } = await author.post("/api/authoring/parts/duplicate", { kind, id });
      expect([status, error.message]).toEqual([409, "A course has at most 5000 sections."]);
    });
  },
);

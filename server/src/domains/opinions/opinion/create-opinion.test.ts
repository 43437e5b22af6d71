import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { answers, opinions } from "../../../database/tables/index.ts";
import { createCourse, type MadeCourse } from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer, finish, joinCourse } from "../../../testing/take-course.ts";
import { TestClient } from "../../../testing/test-client.ts";
import { answerCommitted } from "../../learning/index.ts";

let world: TestApp;
let course: MadeCourse;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

beforeEach(async () => {
  const open = { min: 0, max: 0 };
  const sections = [
    sample.textarea(open),
    sample.textarea({ ...open, workbookOnly: true }),
    sample.radio(),
  ];
  course = await createCourse(world.ctx, { modules: [{ pages: [sections] }] });
});

const page = () => course.pages[0]!;
const opinionsAt = (index: number) =>
  world.ctx.database
    .select()
    .from(opinions)
    .where(eq(opinions.sectionId, page().sectionIds[index]!));

test("a text is an opinion under its answer's id, a workbook's is not published, a choice is none", async () => {
  const student = await joinCourse(world, course);
  for (const [index, value] of ["for all", "for me", "1"].entries()) {
    expect((await answer(student, page(), index, value)).status).toBe(200);
    expect((await finish(student, page(), index)).status).toBe(200);
  }
  const [written] = await world.ctx.database
    .select()
    .from(answers)
    .where(eq(answers.sectionId, page().sectionIds[0]!));
  expect(await opinionsAt(0)).toEqual([
    {
      id: written!.id,
      userId: written!.userId,
      sectionId: written!.sectionId,
      published: true,
      hidden: false,
      likes: 0,
      comments: 0,
      views: 0,
      isPinned: false,
      editedAt: null,
    },
  ]);
  expect(await opinionsAt(1)).toMatchObject([{ published: false }]);
  expect(await opinionsAt(2)).toEqual([]);
});

test("an answer and its opinion are stored together or not at all", async () => {
  const another = await world.startAnother();
  another.context.events.on(answerCommitted, async () => {
    throw new Error("refused by a handler");
  });
  const student = await joinCourse(world, course);
  const address = `/api/courses/page/${page().id}/question/${page().sectionIds[0]}`;
  const there = new TestClient(another, student.secret);
  expect((await there.post(address, { answer: "for all" })).status).toBe(500);
  await another.close();
  expect(await opinionsAt(0)).toEqual([]);
  expect((await answer(student, page(), 0, "for all")).status).toBe(200);
  expect(await opinionsAt(0)).toHaveLength(1);
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { modules, pageFinishes } from "../../../database/tables/index.ts";
import {
  changeCourse,
  createCourse,
  createPerson,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer, finish, joinCourse, takePage } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let course: MadeCourse;
let student: TestClient;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

const quiz = { finalQuiz: true };

/** Three final quiz questions over two pages of the first module, and one in the second. */
beforeEach(async () => {
  course = await createCourse(world.ctx, {
    modules: [
      {
        pages: [
          [sample.radioValidated(quiz), sample.radioValidated({ finalQuiz: false })],
          [
            sample.selectMultipleValidated(quiz),
            sample.radio(),
            sample.radioValidated(quiz),
            sample.summary(),
          ],
        ],
      },
      { pages: [[sample.radioValidated(quiz), sample.summary()]] },
    ],
  });
  student = await joinCourse(world, course);
});

const summaryId = () => course.pages[1]!.sectionIds[3]!;
const read = (client: TestClient, sectionId = summaryId()) =>
  client.get(`/api/courses/final-quiz-resume/${sectionId}/`);

/** Gives the three answers of the first module's quiz. */
async function take(first: string, second: string, third: string) {
  const [one, two] = course.pages;
  await takePage(student, one!, [first, "0"]);
  for (const [place, value] of [second, "0", third].entries()) {
    await answer(student, two!, place, value);
    await finish(student, two!, place);
  }
}

describe("GET /api/courses/final-quiz-resume/:sectionId/", () => {
  test("404 for anything but a summary that is visible", async () => {
    const stranger = await world.as(await createPerson(world.ctx));
    expect((await read(stranger)).status).toBe(404);
    expect((await read(student, 2_000_000_000)).status).toBe(404);
    expect((await read(student, course.pages[0]!.sectionIds[0])).status).toBe(404);
  });

  test("409 before it is reached, on this page or one before", async () => {
    expect((await read(student)).error.code).toBe("page_out_of_order");
    await takePage(student, course.pages[0]!, ["0", "0"]);
    const { status, error } = await read(student);
    expect([status, error]).toEqual([
      409,
      { message: "Finish the sections before this one first.", code: "out_of_order" },
    ]);
  });

  test("names the module's final quiz questions in order, right or wrong", async () => {
    await take("0", "0[answer]", "0");
    const { status, body } = await read(student);
    const [one, two] = course.pages.map(({ id, sectionIds }) => ({ page_id: id, sectionIds }));
    expect([status, body]).toEqual([
      200,
      {
        questions: {
          "1": {
            question: "Which is right?",
            is_valid: true,
            section_id: one!.sectionIds[0],
            page_id: one!.page_id,
          },
          "2": {
            question: "Which are right?",
            is_valid: false,
            section_id: two!.sectionIds[0],
            page_id: two!.page_id,
          },
          "3": {
            question: "Which is right?",
            is_valid: true,
            section_id: two!.sectionIds[2],
            page_id: two!.page_id,
          },
        },
        total_questions: 3,
        valid_questions: 2,
        invalid_questions: 1,
        percentage: 67,
      },
    ]);
  });

  test.each([
    ["0", "0[answer]2[answer]", "0", 3, 100],
    ["0", "0[answer]2[answer]3[answer]", "0", 2, 67],
    ["1", "0[answer]", "0", 1, 33],
    ["1", "1[answer]3[answer]", "2", 0, 0],
  ])("%s, %s, %s: %i right, %i percent", async (first, second, third, valid, percentage) => {
    await take(first, second, third);
    const { body } = await read(student);
    expect(body).toMatchObject({
      valid_questions: valid,
      invalid_questions: 3 - valid,
      percentage,
    });
  });

  test("leaves out the questions of a page that staff excused, answered or not", async () => {
    await take("1", "0[answer]2[answer]", "0");
    expect((await read(student)).body).toMatchObject({ total_questions: 3, valid_questions: 2 });
    await world.ctx.database
      .update(pageFinishes)
      .set({ excused: true })
      .where(eq(pageFinishes.pageId, course.pages[0]!.id));
    const { body } = await read(student);
    expect(body).toMatchObject({
      questions: { "1": { question: "Which are right?", is_valid: true } },
      total_questions: 2,
      valid_questions: 2,
      percentage: 100,
    });
  });

  test("counts an unanswered question as wrong without revealing the answer", async () => {
    const early = await createCourse(world.ctx, {
      modules: [{ pages: [[sample.summary()], [sample.radioValidated(quiz)]] }],
    });
    const client = await joinCourse(world, early);
    const { body } = await read(client, early.pages[0]!.sectionIds[0]);
    expect(body).toEqual({
      questions: {
        "1": {
          question: null,
          is_valid: false,
          section_id: early.pages[1]!.sectionIds[0],
          page_id: early.pages[1]!.id,
        },
      },
      total_questions: 1,
      valid_questions: 0,
      invalid_questions: 1,
      percentage: 0,
    });
  });

  test("is empty, at 0 percent, where no question is in the final quiz", async () => {
    const empty = await createCourse(world.ctx, { modules: [{ pages: [[sample.summary()]] }] });
    const client = await joinCourse(world, empty);
    const { body } = await read(client, empty.pages[0]!.sectionIds[0]);
    expect(body).toEqual({
      questions: {},
      total_questions: 0,
      valid_questions: 0,
      invalid_questions: 0,
      percentage: 0,
    });
  });

  test("is one person's alone", async () => {
    await take("0", "0[answer]2[answer]", "0");
    const peer = await joinCourse(world, course);
    expect((await read(peer)).status).toBe(409);
  });

  test("can be read when the module has closed", async () => {
    await take("0", "0[answer]2[answer]", "0");
    await world.ctx.database
      .update(modules)
      .set({ endsAt: new Date("2026-01-01T00:00:00Z") })
      .where(eq(modules.courseId, course.id));
    await changeCourse(world.ctx, course, {});
    expect((await read(student)).status).toBe(200);
  });
});

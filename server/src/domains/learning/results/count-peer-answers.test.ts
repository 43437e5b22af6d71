import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { modules, sections } from "../../../database/tables/index.ts";
import { changeCourse, createCourse, createPerson } from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer, finish, joinCourse, takePage } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

/** A course of one page: a poll of one choice out of 3, and one of up to 3 choices out of 4. */
async function createPolls() {
  const course = await createCourse(world.ctx, {
    modules: [{ pages: [[sample.radio(), sample.selectMultiple()]] }],
  });
  return { course, page: course.pages[0]! };
}

const chart = (client: TestClient, questionId: number | undefined, type: "bar" | "pie") =>
  client.get(`/api/courses/graphic/${questionId}/${type}`);

/** The chart's response for a question with one round, apart from the choices. */
const alone = (people: number) => ({
  answers_count: people,
  answers_needed: 5,
  second_round: null,
});

describe("GET /api/courses/graphic/:questionId/:graphicType", () => {
  test("404 for a question that does not exist or is not visible", async () => {
    const { course, page } = await createPolls();
    const student = await joinCourse(world, course);
    const stranger = await world.as(await createPerson(world.ctx));
    expect((await chart(student, 2_000_000_000, "bar")).status).toBe(404);
    expect((await chart(stranger, page.sectionIds[0], "bar")).status).toBe(404);
  });

  test("403 until the viewer has answered, whether or not its turn has come", async () => {
    const { course, page } = await createPolls();
    const student = await joinCourse(world, course);
    for (const questionId of page.sectionIds) {
      const { status, error } = await chart(student, questionId, "bar");
      expect([status, error]).toEqual([
        403,
        {
          message: "Answer the question to see what others answered.",
          code: "not_answered",
        },
      ]);
    }
  });

  test("a bar chart shows what everyone else chose, and what the viewer did", async () => {
    const { course, page } = await createPolls();
    for (const value of ["0", "1", "0"]) {
      await answer(await joinCourse(world, course), page, 0, value);
    }
    const student = await joinCourse(world, course);
    await answer(student, page, 0, "2");
    const { status, body } = await chart(student, page.sectionIds[0], "bar");
    expect([status, body]).toEqual([
      200,
      { mates_answers: [2, 1, 0], current_user_answers: [0, 0, 1], mates_count: 3, ...alone(4) },
    ]);
  });

  test("a pie chart shows the others alone", async () => {
    const { course, page } = await createPolls();
    await answer(await joinCourse(world, course), page, 0, "1");
    const student = await joinCourse(world, course);
    await answer(student, page, 0, "1");
    const { body } = await chart(student, page.sectionIds[0], "pie");
    expect(body).toEqual({ mates_answers: [0, 1, 0], mates_count: 1, ...alone(2) });
  });

  test("the first to answer sees that no one else has", async () => {
    const { course, page } = await createPolls();
    const student = await joinCourse(world, course);
    await answer(student, page, 0, "1");
    const { body } = await chart(student, page.sectionIds[0], "bar");
    expect(body).toEqual({
      mates_answers: [0, 0, 0],
      current_user_answers: [0, 1, 0],
      mates_count: 0,
      ...alone(1),
    });
  });

  test("of several choices each is counted, and people once", async () => {
    const { course, page } = await createPolls();
    for (const value of ["0[answer]1[answer]2[answer]", "1[answer]"]) {
      await takePage(await joinCourse(world, course), page, ["0", value]);
    }
    const student = await joinCourse(world, course);
    await takePage(student, page, ["0", "1[answer]3[answer]"]);
    const { body } = await chart(student, page.sectionIds[1], "bar");
    expect(body).toEqual({
      mates_answers: [1, 2, 1, 0],
      current_user_answers: [0, 1, 0, 1],
      mates_count: 2,
      ...alone(3),
    });
  });

  test("a class that answers concurrently is counted completely", async () => {
    const { course, page } = await createPolls();
    const pupils = await Promise.all(Array.from({ length: 24 }, () => joinCourse(world, course)));
    await Promise.all(pupils.map((pupil, index) => answer(pupil, page, 0, String(index % 3))));
    const { body } = await chart(pupils[0]!, page.sectionIds[0], "bar");
    expect(body).toEqual({
      mates_answers: [7, 8, 8],
      current_user_answers: [1, 0, 0],
      mates_count: 23,
      ...alone(24),
    });
  });

  test("answers keep meaning their option when an author moves, removes and adds some", async () => {
    const { course, page } = await createPolls();
    for (const value of ["0", "1", "2", "2"]) {
      await answer(await joinCourse(world, course), page, 0, value);
    }
    const student = await joinCourse(world, course);
    await answer(student, page, 0, "2");
    const [first, , third] = sample.radio().options;
    await world.ctx.database
      .update(sections)
      .set({
        content: sample.radio({ options: [third!, { id: 4, text: "New" }, first!] }),
      })
      .where(eq(sections.id, page.sectionIds[0]!));
    await changeCourse(world.ctx, course, {});
    const { body } = await chart(student, page.sectionIds[0], "bar");
    expect(body).toEqual({
      mates_answers: [2, 0, 1],
      current_user_answers: [1, 0, 0],
      mates_count: 4,
      ...alone(5),
    });
  });

  test("404 where there is no chart: validated questions, texts, surveys, and other sections", async () => {
    const course = await createCourse(world.ctx, {
      modules: [
        {
          pages: [
            [
              sample.paragraph(),
              sample.radioValidated(),
              sample.selectMultipleValidated(),
              sample.textarea(),
            ],
          ],
        },
      ],
      survey: [sample.radio({ graphicType: "survey" })],
    });
    const page = course.pages[0]!;
    const survey = course.survey!;
    const student = await joinCourse(world, course);
    await takePage(student, page, [null, "0", "0[answer]", "three words here"]);
    await takePage(student, survey, ["0"]);
    for (const sectionId of [...page.sectionIds, ...survey.sectionIds]) {
      expect
        .soft([sectionId, (await chart(student, sectionId, "bar")).status])
        .toEqual([sectionId, 404]);
    }
  });

  test("stays after the question is left, and in a module that has closed", async () => {
    const { course, page } = await createPolls();
    const student = await joinCourse(world, course);
    await answer(student, page, 0, "2");
    await finish(student, page, 0);
    await world.ctx.database
      .update(modules)
      .set({ endsAt: new Date("2026-01-01T00:00:00Z") })
      .where(eq(modules.courseId, course.id));
    await changeCourse(world.ctx, course, {});
    expect((await chart(student, page.sectionIds[0], "bar")).status).toBe(200);
  });
});

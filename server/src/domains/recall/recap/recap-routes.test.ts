import type { CourseRecap } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { pageFinishes } from "../../../database/tables/index.ts";
import { createCourse, createPerson, enrol, type MadeCourse } from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer, finish, joinCourse, takePage } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let course: MadeCourse;
let other: MadeCourse;
let ada: TestClient;
let mei: TestClient;

const recapOf = (client: TestClient, courseId: number) =>
  client.get<CourseRecap>(`/api/student/courses/${courseId}/recap`);

beforeAll(async () => {
  world = await startTestApp();
  world.clock.moveTo("2026-03-10T12:00:00Z");
  course = await createCourse(world.ctx, {
    title: "Soil",
    modules: [
      {
        title: "Roots",
        pages: [
          [
            sample.radioValidated({ finalQuiz: true }),
            sample.radioValidated({ finalQuiz: true }),
            sample.textarea({ min: 0, max: 0 }),
          ],
        ],
      },
      {
        title: "Water",
        pages: [
          [sample.textarea({ min: 0, max: 0, workbookOnly: true, question: "Your plan" })],
          [sample.paragraph()],
        ],
      },
    ],
  });
  other = await createCourse(world.ctx, {
    title: "Light",
    modules: [{ pages: [[sample.paragraph()]] }],
  });
  ada = await joinCourse(world, course);
  mei = await joinCourse(world, course);
});
afterAll(() => world.stop());

/** Answers one quiz question right and one wrong, and writes an opinion. */
async function takeRoots(client: TestClient, words: string): Promise<void> {
  const [page] = course.pages;
  for (const [index, choice] of [indexOf(true), indexOf(false)].entries()) {
    await answer(client, page!, index, String(choice));
    await finish(client, page!, index);
  }
  await answer(client, page!, 2, words);
  await finish(client, page!, 2);
}

function indexOf(valid: boolean): number {
  return sample.radioValidated().options.findIndex((option) => option.valid === valid);
}

describe("the recap of a course", () => {
  test("401 when signed out, 404 for strangers, 403 for staff who do not take it", async () => {
    const visitor = world.visitor();
    await visitor.get("/api/session");
    const stranger = await world.as(await createPerson(world.ctx));
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    expect((await recapOf(visitor, course.id)).status).toBe(401);
    expect((await recapOf(stranger, course.id)).status).toBe(404);
    expect((await recapOf(ada, 2_000_000_000)).status).toBe(404);
    expect((await recapOf(admin, course.id)).status).toBe(403);
  });

  test("is empty before the first step", async () => {
    const newcomer = await joinCourse(world, course);
    expect((await recapOf(newcomer, course.id)).body).toEqual({
      figures: { steps: 0, pages: 0, days: 0, likes: 0 },
      quizzes: [{ module: expect.objectContaining({ title: "Roots" }), right: 0, questions: 2 }],
      texts: [],
      liked: [],
      next: expect.objectContaining({ course_id: course.id, begun: false }),
    });
  });

  test("leaves out a quiz that closed before it was begun", async () => {
    const past = await createCourse(world.ctx, {
      modules: [
        {
          endsAt: new Date("2026-03-09T12:00:00Z"),
          pages: [[sample.radioValidated({ finalQuiz: true })]],
        },
        { title: "Still open", pages: [[sample.radioValidated({ finalQuiz: true })]] },
      ],
    });
    const late = await joinCourse(world, past);
    const { body } = await recapOf(late, past.id);
    expect(body.quizzes.map(({ module }) => module.title)).toEqual(["Still open"]);
  });

  test("leaves out the questions of a page that staff excused", async () => {
    const quiz = sample.radioValidated({ finalQuiz: true });
    const excusing = await createCourse(world.ctx, { modules: [{ pages: [[quiz], [quiz]] }] });
    const client = await joinCourse(world, excusing);
    for (const page of excusing.pages) await takePage(client, page, [String(indexOf(true))]);
    const quizzes = async () =>
      (await recapOf(client, excusing.id)).body.quizzes.map(
        ({ right, questions }) => `${right} of ${questions}`,
      );
    expect(await quizzes()).toEqual(["2 of 2"]);
    for (const [{ id }, left] of [
      [excusing.pages[0]!, ["1 of 1"]],
      [excusing.pages[1]!, []],
    ] as const) {
      await world.ctx.database
        .update(pageFinishes)
        .set({ excused: true })
        .where(eq(pageFinishes.pageId, id));
      expect(await quizzes()).toEqual(left);
    }
  });

  test("says how far one came, what was right, and what was said and liked", async () => {
    await takeRoots(mei, "Roots look for water");
    await takeRoots(ada, "Érase una raíz");
    const [, plan, last] = course.pages;
    world.clock.moveTo("2026-03-12T09:00:00Z");
    await answer(ada, plan!, 0, "Water on Mondays");
    await finish(ada, plan!, 0);
    await finish(ada, last!, 0);
    const theirs = await opinionsSeenBy(ada);
    expect(theirs).toHaveLength(1);
    await ada.post(`/api/courses/opinion/${theirs[0]!.id}/like`);
    for (const { id } of await opinionsSeenBy(mei)) {
      await mei.post(`/api/courses/opinion/${id}/like`);
    }

    const { body } = await recapOf(ada, course.id);
    expect(body).toEqual({
      figures: { steps: 5, pages: 3, days: 3, likes: 1 },
      quizzes: [{ module: expect.objectContaining({ title: "Roots" }), right: 1, questions: 2 }],
      texts: [
        {
          question: "Your plan",
          text: "Water on Mondays",
          workbook_only: true,
          likes: 0,
          comment_count: 0,
        },
        {
          question: sample.textarea().question,
          text: "Érase una raíz",
          workbook_only: false,
          likes: 1,
          comment_count: 0,
        },
      ],
      liked: [
        expect.objectContaining({
          question: sample.textarea().question,
          answer: "Roots look for water",
        }),
      ],
      next: null,
    });
  });

  test("leads to the course that is left", async () => {
    const person = await createPerson(world.ctx);
    await enrol(world.ctx, person, course);
    await enrol(world.ctx, person, other);
    const both = await world.as(person);
    await finish(both, other.pages[0]!, 0);
    expect((await recapOf(both, other.id)).body.next).toMatchObject({ course_title: "Soil" });
  });

  test("shows no opinion that staff hid, and nobody what others wrote for themselves", async () => {
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const [mine] = await opinionsSeenBy(ada);
    const decision = `/api/authoring/opinions/${mine!.id}/decision`;
    expect((await admin.post(decision, { hidden: true, handled: true })).status).toBe(200);
    expect((await recapOf(ada, course.id)).body.liked).toEqual([]);
    const { body } = await recapOf(mei, course.id);
    expect(JSON.stringify(body)).not.toContain("Mondays");
    // Her own hidden opinions are not shown either.
    expect(body).toMatchObject({ texts: [], figures: { likes: 0 } });
  });
});

async function opinionsSeenBy(client: TestClient): Promise<{ id: number }[]> {
  const questionId = course.pages[0]!.sectionIds[2];
  const path = `/api/courses/opinions/${questionId}`;
  return (await client.get<{ data: { id: number }[] }>(path)).body.data;
}

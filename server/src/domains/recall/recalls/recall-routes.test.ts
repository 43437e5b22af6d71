import type { NotificationList, RecallQuestion, Recalls } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { courses, mails, recalls } from "../../../database/tables/index.ts";
import { createCourse, createPerson, enrol, type MadeCourse } from "../../../testing/factories.ts";
import { handleEvents } from "../../../testing/handle-events.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer, finish, joinCourse } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { notificationsHandlers } from "../../notifications/notifications-handlers.ts";
import { askDueRecalls } from "./ask-due-recalls.ts";

let world: TestApp;
let handle: ReturnType<typeof handleEvents>;
let course: MadeCourse;
let person: { id: number };
let ada: TestClient;

const address = () => `/api/student/courses/${course.id}/recalls`;
const read = (client: TestClient) => client.get<Recalls>(address());
const choose = (client: TestClient, wanted: unknown) =>
  client.send<Recalls>("PUT", address(), { wanted });
const answerAgain = (client: TestClient, questionId: number, given: unknown) =>
  client.post<RecallQuestion>(`${address()}/questions/${questionId}`, { answer: given });

const OPTIONS = sample.radioValidated().options;
const RIGHT = String(OPTIONS.findIndex(({ valid }) => valid));
const WRONG = String(OPTIONS.findIndex(({ valid }) => !valid));

beforeAll(async () => {
  world = await startTestApp();
  handle = handleEvents(world.ctx, notificationsHandlers);
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(mails);
  course = await createCourse(world.ctx, {
    title: "Soil",
    modules: [
      {
        pages: [
          [
            sample.radioValidated({ question: "Sand?" }),
            sample.radioValidated({ question: "Clay?" }),
            sample.radioValidated({ question: "Lime?" }),
            sample.radioValidated({ question: "Peat?" }),
            sample.radio(),
          ],
        ],
      },
    ],
  });
  person = await createPerson(world.ctx);
  await enrol(world.ctx, person, course);
  ada = await world.as(person);
});

/** Answers the four questions: right, wrong, right, wrong. */
async function takeCourse(client: TestClient): Promise<void> {
  const [page] = course.pages;
  for (const [index, given] of [RIGHT, WRONG, RIGHT, WRONG].entries()) {
    await answer(client, page!, index, given);
    await finish(client, page!, index);
  }
}

/** Sends the recalls due by then; returns the subjects of their mails. */
async function askAt(instant: string): Promise<string[]> {
  world.clock.moveTo(instant);
  await askDueRecalls(world.ctx);
  await handle({ twice: true });
  const sent = await world.ctx.database.select().from(mails);
  await world.ctx.database.delete(mails);
  // Her session has ended meanwhile.
  ada = await world.as(person);
  return sent.map(({ subject }) => subject);
}

const WEEK = "2026-03-17T07:00:00Z";
const MONTH = "2026-04-09T07:00:00Z";

describe("meeting a course again", () => {
  test("401 when signed out, 404 for strangers, 403 for staff who do not take it, 422 for nonsense", async () => {
    const visitor = world.visitor();
    await visitor.get("/api/session");
    const stranger = await world.as(await createPerson(world.ctx));
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const question = course.pages[0]!.sectionIds[0]!;
    for (const [client, status] of [
      [visitor, 401],
      [stranger, 404],
      [admin, 403],
    ] as const) {
      expect((await read(client)).status).toBe(status);
      expect((await choose(client, true)).status).toBe(status);
      expect((await answerAgain(client, question, RIGHT)).status).toBe(status);
    }
    expect((await choose(ada, "perhaps")).status).toBe(422);
    // Not asked yet.
    expect((await answerAgain(ada, question, RIGHT)).status).toBe(404);
  });

  test("is offered to who answered a question that can be right or wrong", async () => {
    expect((await read(ada)).body).toEqual({
      course: { id: course.id, title: "Soil", language: "en" },
      offered: false,
      next_at: null,
      latest: null,
    });
    expect(await choose(ada, true)).toMatchObject({
      status: 409,
      error: { code: "nothing_to_recall" },
    });
    await takeCourse(ada);
    expect((await read(ada)).body).toMatchObject({ offered: true, next_at: null });
  });

  test("comes after a week and after a month, in the morning, to who wants it", async () => {
    await takeCourse(ada);
    // Without enabling recall, nothing is asked.
    await takeCourse(await joinCourse(world, course));
    expect((await choose(ada, true)).body).toMatchObject({
      next_at: "2026-03-17T07:00:00.000Z",
      latest: null,
    });
    expect(await askAt("2026-03-17T06:59:00Z")).toEqual([]);
    expect(await askAt(WEEK)).toEqual([
      "What has stayed with you of “Soil”? A few questions, a minute each",
    ]);
    expect(await askAt("2026-03-17T07:15:00Z")).toEqual([]);
    const { body } = await ada.get<NotificationList>("/api/notifications");
    expect(body.notifications[0]).toMatchObject({
      kind: "recall",
      course: { title: "Soil" },
      path: `/student/courses/${course.id}/again`,
    });
    expect((await read(ada)).body.next_at).toBe("2026-04-09T07:00:00.000Z");
    expect(await askAt(MONTH)).toHaveLength(1);
    expect((await read(ada)).body).toMatchObject({ next_at: null, latest: { number: 2 } });
    expect(await world.ctx.database.$count(recalls, eq(recalls.courseId, course.id))).toBe(2);
  });

  test("asks first what was wrong, shows no key before the answer, and what stayed after it", async () => {
    await takeCourse(ada);
    await choose(ada, true);
    await askAt(WEEK);
    const { questions } = (await read(ada)).body.latest!;
    expect(questions).toHaveLength(3);
    const texts = questions.map(({ section }) => section.type === "question" && section.question);
    expect(texts).toEqual(expect.arrayContaining(["Clay?", "Peat?"]));
    for (const { section, right, was_right } of questions) {
      expect(section).toMatchObject({ status: "pending", answer: null, valid_items: null });
      expect([right, was_right]).toEqual([null, null]);
    }
    const clay = questions[texts.indexOf("Clay?")]!.section.id;
    expect((await answerAgain(ada, clay, "99")).status).toBe(422);
    expect((await answerAgain(ada, clay, RIGHT)).body).toMatchObject({
      section: { status: "show_something", answer: RIGHT, valid_items: expect.anything() },
      right: true,
      was_right: false,
    });
    // The first answer counts.
    expect((await answerAgain(ada, clay, WRONG)).body).toMatchObject({ right: true });
    expect((await read(ada)).body.latest!.questions).toContainEqual(
      expect.objectContaining({ right: true, was_right: false }),
    );
  });

  test("asks after the month what was forgotten after the week, and changes no result", async () => {
    await takeCourse(ada);
    await choose(ada, true);
    await askAt(WEEK);
    const progress = await ada.get(`/api/courses/page/${course.pages[0]!.id}`);
    const asked = (await read(ada)).body.latest!.questions;
    for (const { section } of asked) await answerAgain(ada, section.id, WRONG);
    expect(await ada.get(`/api/courses/page/${course.pages[0]!.id}`)).toMatchObject({
      body: progress.body,
    });
    await askAt(MONTH);
    const again = (await read(ada)).body.latest!.questions;
    expect(again.map(({ section }) => section.id)).toEqual(asked.map(({ section }) => section.id));
  });

  test("ends when it is no longer wanted, and may begin anew", async () => {
    await takeCourse(ada);
    await choose(ada, true);
    await askAt(WEEK);
    expect((await choose(ada, false)).body).toMatchObject({ next_at: null, latest: { number: 1 } });
    expect(await askAt(MONTH)).toEqual([]);
    expect((await choose(ada, true)).body.next_at).toBe("2026-05-09T07:00:00.000Z");
  });

  test("asks nobody about a course that was withdrawn", async () => {
    await takeCourse(ada);
    await choose(ada, true);
    const { database } = world.ctx;
    await database.update(courses).set({ status: "draft" }).where(eq(courses.id, course.id));
    expect(await askAt(MONTH)).toEqual([]);
    expect(await database.$count(recalls, eq(recalls.courseId, course.id))).toBe(0);
  });
});

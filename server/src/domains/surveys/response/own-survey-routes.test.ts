import type { OwnSurvey, OwnSurveys } from "@paso/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  idempotencyKeys,
  surveyParticipations,
  surveyResponses,
  surveys,
} from "../../../database/tables/index.ts";
import { createCourse, createPerson, enrol } from "../../../testing/factories.ts";
import { insertSurvey, partId, surveyQuestions } from "../../../testing/site-surveys.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { followSurveyDates } from "../messages/follow-survey-dates.ts";
import { settleSurveyJob } from "./settle-survey.ts";
import { storeAnonymousResponse } from "./store-response.ts";

let world: TestApp;
let student: TestClient;
let studentId: number;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(surveys);
  const person = await createPerson(world.ctx);
  studentId = person.id;
  student = await world.as(person);
});

const WHOLE = {
  [partId(10)]: 9,
  [partId(20)]: partId(22),
  [partId(30)]: [partId(33), partId(31)],
  [partId(40)]: { [partId(41)]: partId(43), [partId(42)]: partId(44) },
  [partId(50)]: " Thank you ",
};
const submit = (client: TestClient, id: number, answers: unknown = WHOLE) =>
  client.post<{ state: string }>(`/api/surveys/${id}/response`, { answers });
const read = (client: TestClient, id: number) => client.get<OwnSurvey>(`/api/surveys/${id}`);
const listed = async (client: TestClient) =>
  (await client.get<OwnSurveys>("/api/surveys")).body.surveys.map(({ id }) => id);
const stored = () => world.ctx.database.select().from(surveyResponses);

/** Lets this many more students answer, one after the other, each with different points. */
async function answerAsMany(surveyId: number, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const person = await createPerson(world.ctx);
    ids.push(person.id);
    const words = { [partId(10)]: 10 - (index % 10), [partId(50)]: `words of ${person.id}` };
    expect((await submit(await world.as(person), surveyId, words)).status).toBe(200);
  }
  return ids;
}

describe("who is asked", () => {
  test("people of the audience, while it is open", async () => {
    const course = await createCourse(world.ctx, { modules: [] });
    const { id } = await insertSurvey(world.ctx, {
      courseIds: [course.id],
      opensAt: new Date("2026-03-11T00:00:00Z"),
      closesAt: new Date("2026-03-20T00:00:00Z"),
    });
    world.clock.moveTo("2026-03-11T12:00:00Z");
    expect((await read(student, id)).status).toBe(404);
    expect(await listed(student)).toEqual([]);
    await enrol(world.ctx, { id: studentId }, course);
    expect(await listed(student)).toEqual([id]);
    expect((await read(student, id)).body).toEqual({
      id,
      state: "open",
      title: "Our year",
      intro: "Ten minutes, please.",
      language: "en",
      is_anonymous: true,
      closes: "2026-03-20T00:00",
      questions: Object.values(surveyQuestions),
      time_zone: "UTC",
    });
    world.clock.moveTo("2026-03-10T12:00:00Z");
    expect([(await read(student, id)).status, await listed(student)]).toEqual([404, []]);
    world.clock.moveTo("2026-03-20T00:00:00Z");
    expect((await read(student, id)).body).toMatchObject({ state: "closed", questions: [] });
    expect(await listed(student)).toEqual([]);
    expect((await submit(student, id)).error.code).toBe("survey_closed");
  });

  test("nobody of a draft, and no guest", async () => {
    const { id } = await insertSurvey(world.ctx, { publishedAt: null });
    expect((await read(student, id)).status).toBe(404);
    expect((await submit(student, id)).status).toBe(404);
    const guest = world.visitor();
    await guest.get("/api/session");
    expect((await submit(guest, id)).status).toBe(401);
  });
});

describe("answers", () => {
  test("are stored as they are meant, and once", async () => {
    const { id } = await insertSurvey(world.ctx, { isAnonymous: false });
    expect((await submit(student, id)).body).toEqual({ state: "taken" });
    expect((await submit(student, id, { [partId(10)]: 1 })).body).toEqual({ state: "taken" });
    expect(await stored()).toEqual([
      {
        id: expect.any(String),
        surveyId: id,
        userId: studentId,
        answers: {
          ...WHOLE,
          [partId(30)]: [partId(31), partId(33)],
          [partId(50)]: "Thank you",
        },
      },
    ]);
    expect((await read(student, id)).body).toMatchObject({ state: "taken", questions: [] });
    expect(await listed(student)).toEqual([]);
  });

  test.each([true, false])("raced twice are one (anonymous: %s)", async (isAnonymous) => {
    const { id } = await insertSurvey(world.ctx, { isAnonymous });
    await answerAsMany(id, 3);
    const answers = await Promise.all([1, 2, 3].map(() => submit(student, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored()).toHaveLength(4);
    expect(await world.ctx.database.$count(surveyParticipations)).toBe(4);
  });

  test("are one where an earlier call was committed just before", async () => {
    const { id: surveyId } = await insertSurvey(world.ctx);
    const response = { surveyId, userId: studentId, answers: { [partId(10)]: 9 } };
    expect(await storeAnonymousResponse(world.ctx, response)).toBe(true);
    expect(await storeAnonymousResponse(world.ctx, response)).toBe(false);
    expect(await stored()).toHaveLength(1);
  });

  test("that are missing or do not fit are named, and nothing is stored", async () => {
    const { id } = await insertSurvey(world.ctx, {
      questions: Object.values(surveyQuestions).map((question) => ({
        ...question,
        required: true,
      })),
    });
    const { status, error } = await submit(student, id, {
      [partId(20)]: partId(31),
      [partId(30)]: [],
      [partId(40)]: { [partId(41)]: partId(43) },
      [partId(50)]: "  ",
      [partId(99)]: "lost",
    });
    expect(status).toBe(422);
    expect(error.errors).toEqual({
      [`answers.${partId(99)}`]: ["This question is not in the survey any more."],
      [`answers.${partId(10)}`]: ["Answer this question."],
      [`answers.${partId(20)}`]: ["This answer does not fit."],
      [`answers.${partId(30)}`]: ["Answer this question."],
      [`answers.${partId(40)}`]: ["Answer this question."],
      [`answers.${partId(50)}`]: ["Answer this question."],
    });
    expect(await stored()).toEqual([]);
    expect(await world.ctx.database.$count(surveyParticipations)).toBe(0);
  });

  test.each([
    [partId(10), "9"],
    [partId(10), [partId(31)]],
    [partId(20), 3],
    [partId(30), partId(31)],
    [partId(40), [partId(41)]],
    [partId(50), 5],
  ])("of another kind of question are refused: %s %j", async (question, answer) => {
    const { id } = await insertSurvey(world.ctx);
    const { status, error } = await submit(student, id, { [partId(10)]: 5, [question]: answer });
    expect([status, error.errors]).toEqual([
      422,
      { [`answers.${question}`]: ["This answer does not fit."] },
    ]);
  });
});

describe("an anonymous survey", () => {
  test("stores no person with an answer, no time, and no copy of the call", async () => {
    const { id } = await insertSurvey(world.ctx);
    await student.post(
      `/api/surveys/${id}/response`,
      { answers: WHOLE },
      { headers: { "idempotency-key": "would-tie-them-01" } },
    );
    expect(await stored()).toMatchObject([{ surveyId: id, userId: null }]);
    expect(await world.ctx.database.$count(idempotencyKeys)).toBe(0);
    const { rows } = await world.ctx.database.execute<{ column: string }>(sql`
      select column_name as column from information_schema.columns
      where table_name in ('survey_responses', 'survey_participations') order by 1`);
    expect(rows.map(({ column }) => column)).toEqual([
      "answers",
      "id",
      "survey_id",
      "survey_id",
      "user_id",
      "user_id",
    ]);
  });

  test("is not given away by the transactions that wrote its rows", async () => {
    const { id } = await insertSurvey(world.ctx);
    for (let taken = 1; taken <= 24; taken += 1) {
      const [userId] = await answerAsMany(id, 1);
      const { rows } = await world.ctx.database.execute<Record<string, unknown>>(sql`
        select
          (select count(*)::int from survey_responses r where r.xmin = mine.xmin) as responses,
          (select count(*)::int from survey_participations p where p.xmin = mine.xmin) as people
        from survey_participations mine where mine.user_id = ${userId}`);
      const together = Math.min(taken, 21);
      expect(rows).toEqual([{ responses: together, people: together }]);
    }
  });

  test("is not given away by the order in which its rows lie", async () => {
    const { id } = await insertSurvey(world.ctx);
    const order = async () => {
      const { rows } = await world.ctx.database.execute<{ words: string }>(
        sql`select answers ->> ${partId(50)} as words from survey_responses order by ctid`,
      );
      return rows.map(({ words }) => words);
    };
    const people = await answerAsMany(id, 12);
    const inTurn = people.map((person) => `words of ${person}`);
    const before = await order();
    expect(before.toSorted()).toEqual(inTurn.toSorted());
    // One in 479 million runs finds the one order by chance.
    expect(before).not.toEqual(inTurn);
  });

  test("is written again once it has closed: by one transaction, anyone who took part when", async () => {
    const { id } = await insertSurvey(world.ctx, { closesAt: new Date("2026-03-11T00:00:00Z") });
    await answerAsMany(id, 25);
    world.clock.moveTo("2026-03-11T00:00:00Z");
    await followSurveyDates(world.ctx);
    await settleSurveyJob.run(world.ctx, { surveyId: id });
    const { rows } = await world.ctx.database.execute<Record<string, unknown>>(sql`
      select xmin::text as writer, count(*)::int as rows from (
        select xmin from survey_responses union all select xmin from survey_participations) r
      group by xmin`);
    expect(rows).toEqual([{ writer: expect.any(String), rows: 50 }]);
    const [survey] = await world.ctx.database.select().from(surveys);
    expect(survey!.askedAtClose).toBeGreaterThanOrEqual(25);
  });
});

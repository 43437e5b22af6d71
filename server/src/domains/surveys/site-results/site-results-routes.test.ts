import type { SiteSurveyResults, SurveyAnswers, SurveyTexts } from "@paso/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { surveyResponses, surveys } from "../../../database/tables/index.ts";
import { createPerson } from "../../../testing/factories.ts";
import { insertSurvey, partId, surveyQuestions } from "../../../testing/site-surveys.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let admin: TestClient;

beforeAll(async () => {
  world = await startTestApp();
  admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
});
afterAll(() => world.stop());
beforeEach(() => world.ctx.database.delete(surveys));

/** Bypasses the API, as this is about reading. */
async function respond(surveyId: number, responses: readonly SurveyAnswers[]): Promise<void> {
  await world.ctx.database
    .insert(surveyResponses)
    .values(responses.map((answers) => ({ surveyId, answers })));
}

const results = async (surveyId: number) =>
  (await admin.get<SiteSurveyResults>(`/api/admin/surveys/${surveyId}/results`)).body;
const texts = (surveyId: number, query = "") =>
  admin.get<SurveyTexts>(`/api/admin/surveys/${surveyId}/texts/${partId(50)}${query}`);

const answer = (points: number): SurveyAnswers => ({
  [partId(10)]: points,
  [partId(20)]: partId(21),
  [partId(30)]: [partId(31), partId(33)],
  [partId(40)]: { [partId(41)]: partId(43) },
  [partId(50)]: `words ${points}`,
});

describe("GET /api/admin/surveys/:surveyId/results", () => {
  test("counts every kind of question, and sums up a scale", async () => {
    const { id } = await insertSurvey(world.ctx, { askedAtClose: 10 });
    await respond(id, [10, 9, 9, 7, 1].map(answer));
    const { survey, questions } = await results(id);
    expect(survey).toMatchObject({ answers: 5, asked: 10, response_rate: 0.5 });
    const figures = questions.map(({ parts }) => parts.map(({ result }) => result.figures));
    const none = { removed: 0, mean: null, median: null, net_promoter_score: null };
    expect(figures).toEqual([
      [
        {
          counts: [1, 2, 0, 1, 0, 0, 0, 0, 0, 1],
          removed: 0,
          mean: 7.2,
          median: 9,
          net_promoter_score: 40,
        },
      ],
      [{ ...none, counts: [5, 0] }],
      [{ ...none, counts: [5, 0, 5] }],
      [{ ...none, counts: [5, 0] }, null],
      [],
    ]);
    expect(questions[3]!.parts.map(({ name, result }) => [name, result.answers])).toEqual([
      ["Pages", 5],
      ["Charts", 0],
    ]);
    expect(questions[4]).toMatchObject({ kind: "text", texts: 5 });
  });

  test("says nothing but the number below five answers", async () => {
    const { id } = await insertSurvey(world.ctx);
    await respond(id, [10, 9, 8, 7].map(answer));
    const { questions } = await results(id);
    const shown = questions.flatMap(({ parts }) => parts.map(({ result }) => result));
    expect(shown.filter(({ figures }) => figures !== null)).toEqual([]);
    expect(shown[0]).toMatchObject({ answers: 4 });
    expect((await texts(id)).body.texts).toEqual([]);
  });

  test("lines up the runs of a survey by its questions, whatever was reworded", async () => {
    const first = await insertSurvey(world.ctx, { opensAt: new Date("2025-01-01T00:00:00Z") });
    const { scale } = surveyQuestions;
    const second = await insertSurvey(world.ctx, {
      seriesId: first.id,
      questions: [{ ...scale, text: "How well did it go?" }],
    });
    await insertSurvey(world.ctx, { seriesId: first.id, publishedAt: null });
    await respond(first.id, [5, 5, 5, 5, 5].map(answer));
    await respond(
      second.id,
      [9, 9, 9, 9, 9].map((points) => ({ [partId(10)]: points })),
    );
    const { runs, questions } = await results(second.id);
    expect(runs.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(questions[0]!.parts[0]!.runs.map(({ result }) => result.figures?.mean)).toEqual([5, 9]);
  });
});

describe("GET /api/admin/surveys/:surveyId/texts/:partId", () => {
  test("hands out each text once, page by page, without names", async () => {
    const { id } = await insertSurvey(world.ctx);
    await respond(id, [1, 2, 3, 4, 4].map(answer));
    const first = (await texts(id, "?limit=3")).body;
    const next = (await texts(id, `?limit=3&cursor=${first.next_cursor}`)).body;
    expect(
      [...first.texts, ...next.texts].toSorted((a, b) => a.text.localeCompare(b.text)),
    ).toEqual([
      { text: "words 1", people: 1, names: [] },
      { text: "words 2", people: 1, names: [] },
      { text: "words 3", people: 1, names: [] },
      { text: "words 4", people: 2, names: [] },
    ]);
    expect(next.next_cursor).toBeNull();
  });

  test("404 for a question that takes no text", async () => {
    const { id } = await insertSurvey(world.ctx);
    const path = `/api/admin/surveys/${id}/texts`;
    expect((await admin.get(`${path}/${partId(10)}`)).status).toBe(404);
    expect((await admin.get(`${path}/nothing`)).status).toBe(404);
  });
});

describe("GET /api/admin/surveys/:surveyId/export/:format", () => {
  test("has the same figures and the texts", async () => {
    const { id } = await insertSurvey(world.ctx);
    await respond(id, [10, 9, 9, 7, 1].map(answer));
    const { status, headers, text } = await admin.get(`/api/admin/surveys/${id}/export/csv`);
    expect([status, headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(text).toContain("10 Sobresaliente");
    expect(text).toContain("How were they? – Pages");
    expect(text).toContain("words 9");
    expect((await admin.get(`/api/admin/surveys/${id}/export/xlsx`)).status).toBe(200);
    expect((await admin.get(`/api/admin/surveys/${id}/export/pdf`)).status).toBe(404);
  });
});

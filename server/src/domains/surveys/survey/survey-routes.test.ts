import type { SiteSurvey, SiteSurveys, SurveyFields } from "@paso/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { auditLog, surveyResponses, surveys } from "../../../database/tables/index.ts";
import { createCourse, createGroup, createPerson, enrol } from "../../../testing/factories.ts";
import { partId, surveyFields, surveyQuestions } from "../../../testing/site-surveys.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let admin: TestClient;
let student: TestClient;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(surveys);
  admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
  student = await world.as(await createPerson(world.ctx));
});

const create = async (overrides: Partial<SurveyFields> = {}) =>
  (await admin.post<SiteSurvey>("/api/admin/surveys", surveyFields(overrides))).body;
const publish = ({ id }: SiteSurvey) => admin.post<SiteSurvey>(`/api/admin/surveys/${id}/publish`);
const update = (survey: SiteSurvey, change: Partial<SurveyFields>) =>
  admin.send<SiteSurvey>("PUT", `/api/admin/surveys/${survey.id}`, {
    ...surveyFields(),
    ...change,
    version: survey.version,
  });
const answer = ({ id }: SiteSurvey, answers: unknown = { [partId(10)]: 9 }) =>
  student.post(`/api/surveys/${id}/response`, { answers });

describe("a draft", () => {
  test("is stored as it is typed, and listed with how many it will ask", async () => {
    const fields = surveyFields({ title: "", questions: [{ ...surveyQuestions.text, text: "" }] });
    const { status, body } = await admin.post<SiteSurvey>("/api/admin/surveys", fields);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...fields, state: "draft", answers: 0, version: 1 });
    const read = await admin.get<SiteSurvey>(`/api/admin/surveys/${body.id}`);
    expect(read.body).toEqual(body);
    const list = await admin.get<SiteSurveys>("/api/admin/surveys");
    expect(list.body.surveys).toMatchObject([{ id: body.id, state: "draft", asked: body.asked }]);
    expect(body.asked).toBeGreaterThan(0);
  });

  test("is refused with parts of one id, with an end before its start, and with two reminders", async () => {
    const { single } = surveyQuestions;
    const twice = { ...single, options: [single.options[0]!, single.options[0]!] };
    const { status, error } = await admin.post(
      "/api/admin/surveys",
      surveyFields({
        questions: [twice],
        opens: "2026-04-02T08:00",
        closes: "2026-04-01T08:00",
        reminder_date: "2026-04-01T07:00",
        reminder_days: 2,
      }),
    );
    expect(status).toBe(422);
    expect(error.errors).toEqual({
      "questions.0.options.1": ["This part is listed twice."],
      closes: ["The end must be after the start."],
      reminder_days: ["Choose either a date or a number of days."],
    });
  });

  test("is found by a part of its title, page by page", async () => {
    for (const title of ["Spring 1", "Autumn", "Spring 2"]) await create({ title });
    const first = await admin.get<SiteSurveys>("/api/admin/surveys?q=spring&limit=1");
    const next = await admin.get<SiteSurveys>(
      `/api/admin/surveys?q=spring&limit=1&cursor=${first.body.next_cursor}`,
    );
    const titles = [first, next].flatMap(({ body }) => body.surveys.map(({ title }) => title));
    expect(titles).toEqual(["Spring 2", "Spring 1"]);
    expect(next.body.next_cursor).toBeNull();
  });

  test("is not made twice by a call that is repeated", async () => {
    const headers = { "idempotency-key": "create-once-000001" };
    for (let time = 0; time < 2; time += 1) {
      await admin.post("/api/admin/surveys", surveyFields(), { headers });
    }
    expect(await world.ctx.database.$count(surveys)).toBe(1);
  });
});

describe("PUT /api/admin/surveys/:surveyId", () => {
  test("refuses a stale version with what is stored now", async () => {
    const survey = await create();
    const { body: changed } = await update(survey, { title: "Changed" });
    const { status, error } = await update(survey, { title: "Lost" });
    expect([status, error.code]).toEqual([409, "stale_version"]);
    expect(error).toMatchObject({ current: changed });
  });

  test("404 for one that is gone", async () => {
    const survey = { ...(await create()), id: 2_000_000_000 };
    expect((await update(survey, {})).status).toBe(404);
  });
});

describe("publishing", () => {
  test("names all that is missing, each beside its field", async () => {
    const { single, matrix, scale } = surveyQuestions;
    const survey = await create({
      title: " ",
      roles: [],
      reminder_days: 3,
      questions: [
        { ...single, text: " ", options: [{ id: partId(21), text: "" }] },
        { ...matrix, columns: [{ id: partId(43), text: "Good" }] },
        { ...scale, labels: ["", ...scale.labels.slice(1)] },
      ],
    });
    const { status, error } = await publish(survey);
    expect(status).toBe(422);
    const required = ["This field is required."];
    expect(error.errors).toEqual({
      title: required,
      roles: ["Choose who is asked."],
      reminder_days: ["Set an end first."],
      "questions.0.text": required,
      "questions.0.options.0.text": required,
      "questions.0.options": ["Give at least two options."],
      "questions.1.columns": ["Give at least two columns."],
      "questions.2.labels.0": required,
    });
  });

  test("wants the reminder between start and end, and an end that has not passed", async () => {
    const dates = { opens: "2026-03-11T08:00", closes: "2026-03-20T08:00" };
    const early = await publish(await create({ ...dates, reminder_days: 10 }));
    expect(early.error.errors).toEqual({
      reminder_days: ["The reminder must be between the start and the end."],
    });
    const late = await publish(await create({ ...dates, reminder_date: "2026-03-21T08:00" }));
    expect(late.error.errors).toHaveProperty("reminder_date");
    const past = await publish(await create({ closes: "2026-03-10T11:00" }));
    expect(past.error.errors).toEqual({ closes: ["This date has passed."] });
  });

  test("lets it open and close at its dates, and is in the audit log", async () => {
    const survey = await create({ opens: "2026-03-11T08:00", closes: "2026-03-20T08:00" });
    expect((await publish(survey)).body).toMatchObject({ state: "scheduled", version: 2 });
    expect((await publish(survey)).error.code).toBe("survey_published");
    const stateAt = async (instant: string) => {
      world.clock.moveTo(instant);
      const later = await world.as(await createPerson(world.ctx, { role: "admin" }));
      return (await later.get<SiteSurvey>(`/api/admin/surveys/${survey.id}`)).body.state;
    };
    expect(await stateAt("2026-03-11T08:00:00Z")).toBe("open");
    expect(await stateAt("2026-03-20T08:00:00Z")).toBe("closed");
    const rows = await world.ctx.database.select({ action: auditLog.action }).from(auditLog);
    expect(rows.map(({ action }) => action)).toContain("survey.published");
  });

  test("holds later changes to the same", async () => {
    const { body: survey } = await publish(await create());
    const { status, error } = await update(survey, { title: "" });
    expect([status, error.errors]).toEqual([422, { title: ["This field is required."] }]);
  });
});

describe("once somebody has answered", () => {
  let survey: SiteSurvey;
  beforeEach(async () => {
    survey = (await publish(await create())).body;
    expect((await answer(survey)).status).toBe(200);
  });

  test("texts can be reworded and options and questions added", async () => {
    const { scale, single, multiple, matrix, text } = surveyQuestions;
    const options = [{ id: partId(29), text: "Green" }, ...single.options.toReversed()];
    const { status, body } = await update(survey, {
      questions: [
        { ...text, id: partId(60) },
        { ...single, options },
        { ...scale, text: "How well did it go?" },
        multiple,
        matrix,
        text,
      ],
    });
    expect([status, body.answers]).toEqual([200, 1]);
    expect(body.questions).toHaveLength(6);
  });

  test("what was answered cannot be taken away, and each refusal says so", async () => {
    const { scale, single, multiple, matrix } = surveyQuestions;
    const { status, error } = await update(survey, {
      is_anonymous: false,
      questions: [
        scale,
        { ...single, options: [single.options[0]!, { id: partId(29), text: "Green" }] },
        { ...multiple, kind: "single" },
        { ...matrix, rows: [matrix.rows[1]!] },
      ],
    });
    expect(status).toBe(422);
    const answered = "People have answered already.";
    expect(error.errors).toMatchObject({
      is_anonymous: [`${answered} What they were promised stays.`],
      questions: [`${answered} The question “What else?” can no longer be removed.`],
      "questions.1.text": [`${answered} “Blue” can be reworded, not removed.`],
      "questions.2.kind": [`${answered} The question stays of its kind.`],
      "questions.3.text": [`${answered} “Pages” can be reworded, not removed.`],
    });
  });

  test("deleting takes its answers with it and says how many", async () => {
    const { body } = await admin.send("DELETE", `/api/admin/surveys/${survey.id}`);
    expect(body).toEqual({ answers: 1 });
    expect(await world.ctx.database.$count(surveyResponses)).toBe(0);
    expect((await admin.get(`/api/admin/surveys/${survey.id}`)).status).toBe(404);
  });

  test("a copy is a draft with the same questions and none of the answers", async () => {
    const { body: copy } = await admin.post<SiteSurvey>(`/api/admin/surveys/${survey.id}/copy`);
    expect(copy).toMatchObject({
      state: "draft",
      answers: 0,
      opens: null,
      title: survey.title,
      questions: survey.questions,
    });
    const again = await admin.post<SiteSurvey>(`/api/admin/surveys/${copy.id}/copy`);
    const rows = await world.ctx.database.select().from(surveys);
    const seriesOf = (id: number) => rows.find((row) => row.id === id)?.seriesId;
    expect([copy.id, again.body.id].map(seriesOf)).toEqual([survey.id, survey.id]);
  });
});

describe("POST /api/admin/surveys/:surveyId/close", () => {
  const close = ({ id }: SiteSurvey) => admin.post<SiteSurvey>(`/api/admin/surveys/${id}/close`);

  test("ends one that runs or will run, and no other", async () => {
    const draft = await create();
    expect((await close(draft)).error.code).toBe("survey_draft");
    const { body: open } = await publish(draft);
    const { body } = await close(open);
    expect(body).toMatchObject({ state: "closed", closes: "2026-03-10T12:00" });
    expect((await close(open)).error.code).toBe("survey_closed");
    expect((await answer(open)).error.code).toBe("survey_closed");
    const { body: later } = await publish(await create({ opens: "2026-05-01T08:00" }));
    expect((await close(later)).body.state).toBe("closed");
  });

  test("a later end opens it again", async () => {
    const { body: open } = await publish(await create());
    const { body: closed } = await close(open);
    const { body } = await update(closed, { closes: "2026-03-12T12:00" });
    expect(body.state).toBe("open");
    expect((await answer(body)).status).toBe(200);
  });
});

describe("POST /api/admin/surveys/audience", () => {
  const count = async (audience: object) => {
    const everybody = { roles: ["student", "instructor"], course_ids: [], group_ids: [] };
    const { body } = await admin.post<{ people: number }>("/api/admin/surveys/audience", {
      ...everybody,
      ...audience,
    });
    return body.people;
  };

  test("counts people by role, course and group, each once", async () => {
    const { ctx } = world;
    const [one, other] = [
      await createCourse(ctx, { modules: [] }),
      await createCourse(ctx, { modules: [] }),
    ];
    const group = await createGroup(ctx, one, "Evening");
    const people = await Promise.all([1, 2, 3].map(() => createPerson(ctx)));
    const gone = await createPerson(ctx, { disabledAt: world.clock.now() });
    await enrol(ctx, people[0]!, one);
    await enrol(ctx, people[0]!, other);
    await enrol(ctx, people[1]!, one, group);
    await enrol(ctx, gone, one);
    const teacher = await createPerson(ctx, { role: "instructor" });
    await world.ctx.database.execute(
      `insert into course_staff (user_id, course_id, role) values (${teacher.id}, ${one.id}, 'teacher')`,
    );
    expect(await count({ course_ids: [one.id, other.id] })).toBe(3);
    expect(await count({ roles: ["student"], course_ids: [one.id, other.id] })).toBe(2);
    expect(await count({ group_ids: [group.id] })).toBe(1);
    expect(await count({ course_ids: [other.id], group_ids: [group.id] })).toBe(2);
    expect(await count({ roles: [] })).toBe(0);
    expect(await count({})).toBeGreaterThanOrEqual(4);
  });
});

import type { AdvanceResult, ChoiceCounts, PageData, PreviewSteps } from "@paso/contract";
import { afterAll, beforeAll, expect, test } from "vitest";

import { answers, answerTallies, progress } from "../../../database/tables/index.ts";
import { createCourse, createPerson, type MadeCourse } from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let admin: TestClient;
let course: MadeCourse;

beforeAll(async () => {
  world = await startTestApp();
  admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
  course = await createCourse(world.ctx, {
    status: "draft",
    modules: [
      {
        pages: [
          [sample.paragraph()],
          [sample.radio(), sample.textarea(), sample.selectMultipleValidated(), sample.summary()],
        ],
      },
    ],
  });
});
afterAll(() => world.stop());

type Stepped = AdvanceResult & { steps: PreviewSteps };

const page = () => course.pages[1]!;
const open = (steps: PreviewSteps) =>
  admin.post<PageData>(`/api/preview/pages/${page().id}`, { steps });
const step = (index: number, steps: PreviewSteps, answer: string | null) =>
  admin.post<Stepped>(`/api/preview/pages/${page().id}/sections/${page().sectionIds[index]}`, {
    steps,
    answer,
  });

test("a page of a draft is taken to its end by the real rules, and nothing is stored", async () => {
  let steps: PreviewSteps = [];
  expect(Object.keys((await open(steps)).body.sections)).toHaveLength(1);
  expect((await step(1, steps, null)).status).toBe(409);
  expect((await step(0, steps, "9")).status).toBe(422);
  for (const [index, answer] of [
    [0, "1"],
    [0, null],
    [1, "two words"],
    [1, null],
    [2, "0[answer]2[answer]"],
    [2, null],
    [3, null],
  ] as const) {
    const { status, body } = await step(index, steps, answer);
    expect(status).toBe(200);
    steps = body.steps;
  }
  const { body } = await open(steps);
  expect(Object.values(body.sections).map(({ status }) => status)).toEqual(
    Array(4).fill("finished"),
  );
  expect(body.next).toEqual({ kind: "course", redirect_to: null });
  const summary = await admin.post(`/api/preview/final-quiz-resume/${page().sectionIds[3]}`, {
    steps,
  });
  expect(summary.body).toMatchObject({ total_questions: 1, valid_questions: 1, percentage: 100 });
  for (const table of [answers, answerTallies, progress]) {
    expect(await world.ctx.database.$count(table)).toBe(0);
  }
});

test("the answer key shows after the answer, as for a student", async () => {
  const steps: PreviewSteps = page()
    .sectionIds.slice(0, 2)
    .map((section_id, index) => ({
      section_id,
      status: "finished",
      answer: index === 0 ? "0" : "two words",
    }));
  const before = (await open(steps)).body.sections[page().sectionIds[2]!];
  expect(before?.valid_items).toBeNull();
  const after = await step(2, steps, "1[answer]");
  expect(after.body.current_section.valid_items).toEqual([true, false, true, false]);
});

test("an invented class fills charts and opinions, the same each time", async () => {
  const [radio, opinion] = page().sectionIds;
  const chart = () => admin.get(`/api/preview/graphic/${radio}/bar?answer=1`);
  const { body } = await chart();
  expect(body).toMatchObject({ current_user_answers: [0, 1, 0] });
  expect((await chart()).body).toEqual(body);
  const opinions = await admin.get<{ data: object[] }>(`/api/preview/opinions/${opinion}`);
  expect(opinions.body.data.length).toBeGreaterThan(3);
  expect((await admin.get(`/api/preview/graphic/${opinion}/bar`)).status).toBe(404);
});

test("a question with two rounds is answered twice, and shows how the invented class moved", async () => {
  const course = await createCourse(world.ctx, {
    modules: [{ pages: [[sample.radio({ twoRounds: true, examples: ["Red"] })]] }],
  });
  const { id, sectionIds } = course.pages[0]!;
  const path = `/api/preview/pages/${id}/sections/${sectionIds[0]}`;
  const first = await admin.post<Stepped>(path, { steps: [], answer: "0" });
  expect(first.body.current_section).toMatchObject({ first_answer: null, examples: ["Red"] });
  const again = { steps: first.body.steps, answer: "2", round: 2 };
  const second = await admin.post<Stepped>(path, again);
  expect(second.body.current_section).toMatchObject({ answer: "2", first_answer: "0" });
  const left = await admin.post<Stepped>(path, { steps: second.body.steps, answer: null });
  expect(left.body.current_section).toMatchObject({
    status: "finished",
    answer: "2",
    first_answer: "0",
  });
  const chart = (query: string) =>
    admin.get<ChoiceCounts>(`/api/preview/graphic/${sectionIds[0]}/bar?${query}`);
  expect((await chart("answer=0")).body.second_round).toBeNull();
  const { body } = await chart("answer=2&first_answer=0");
  expect(body.current_user_answers).toEqual([0, 0, 1]);
  const moved = body.second_round!;
  expect(moved.changed_count).toBeGreaterThan(1);
  expect(moved.moves).toContainEqual({ from: 0, to: 2, people: 1 });
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  expect(sum(moved.first_answers)).toBe(body.answers_count);
  expect(sum(moved.last_answers)).toBe(body.answers_count);
});

test("steps that no longer fit the page are taken again", async () => {
  const stale: PreviewSteps = [
    { section_id: page().sectionIds[0]!, status: "finished", answer: "77" },
    { section_id: 999_999, status: "finished", answer: null },
  ];
  expect(Object.keys((await open(stale)).body.sections)).toHaveLength(1);
});

test("only staff who see the course preview it", async () => {
  const path = `/api/preview/pages/${page().id}`;
  const student = await world.as(await createPerson(world.ctx));
  const stranger = await world.as(await createPerson(world.ctx, { role: "instructor" }));
  expect((await world.visitor().post(path, { steps: [] })).status).toBe(401);
  expect((await student.post(path, { steps: [] })).status).toBe(403);
  expect((await stranger.post(path, { steps: [] })).status).toBe(404);
});

import type { PageData, StudentSection } from "@paso/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { SectionContent } from "../domains/courses/kinds/section-kinds.ts";
import { attachFile, createCourse, createPerson, enrol, type MadeCourse } from "./factories.ts";
import { sample } from "./sample-sections.ts";
import { startTestApp, type TestApp } from "./start-test-app.ts";
import type { TestClient } from "./test-client.ts";

/**
 * Walks a whole course as a student and reads every word that leaves the server on the way. Nothing
 * from the answer key, and nothing that peers wrote, may be among them before the student's own answer
 * is committed; afterwards it must be, or this test could not fail.
 */

/** A question of the course, the answer to give, and the texts that this answer unlocks. */
interface Question {
  content: SectionContent;
  answer: string;
  unlocks: string[];
  validItems?: boolean[];
}

const keyed = (name: string, validity: boolean[]) => ({
  options: validity.map((valid, index) => ({
    id: index + 1,
    text: `${name} option ${index}`,
    valid,
    reason: `SECRET-${name}-reason-${index}`,
  })),
  nextOptionId: validity.length + 1,
});
const reasonsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `SECRET-${name}-reason-${index}`);

const QUESTIONS: Question[] = [
  {
    content: sample.radioValidated({ ...keyed("single", [false, true, false]), finalQuiz: true }),
    answer: "0",
    unlocks: reasonsOf("single", 3),
    validItems: [false, true, false],
  },
  {
    content: sample.selectMultipleValidated({
      ...keyed("multiple", [true, false, true]),
      min: 1,
      max: 3,
    }),
    answer: "0[answer]2[answer]",
    unlocks: reasonsOf("multiple", 3),
    validItems: [true, false, true],
  },
  {
    content: sample.radio({ twoRounds: true, examples: ["SECRET radio example"] }),
    answer: "1",
    unlocks: ["SECRET radio example"],
  },
  {
    content: sample.selectMultiple({ examples: ["SECRET multiple example"] }),
    answer: "0[answer]",
    unlocks: ["SECRET multiple example"],
  },
  {
    content: sample.textarea({ examples: ["SECRET opinion example"] }),
    answer: "my own words",
    unlocks: ["SECRET peer opinion", "SECRET opinion example"],
  },
  { content: sample.textarea({ workbookOnly: true }), answer: "for me alone", unlocks: [] },
  {
    content: sample.radioValidated({ ...keyed("last", [true, false]), finalQuiz: true }),
    answer: "1",
    unlocks: reasonsOf("last", 2),
    validItems: [true, false],
  },
];

/** The peer's workbook-only answer, which no one else ever reads. */
const WORKBOOK = "SECRET workbook text";
const MATES_ANSWERS = ["1", "0[answer]", "2", "3[answer]", "SECRET peer opinion", WORKBOOK, "0"];

let world: TestApp;
let course: MadeCourse;

beforeAll(async () => {
  world = await startTestApp({ eventStreams: { life: 20 } });
  const questions = QUESTIONS.map(({ content }) => content);
  course = await createCourse(world.ctx, {
    modules: [
      { pages: [[sample.paragraph(), ...questions.slice(0, 4)], questions.slice(4, 6)] },
      { pages: [[questions[6]!, sample.summary()]] },
    ],
    survey: [sample.radio({ graphicType: "survey" })],
  });
  await attachFile(world.ctx, sectionIds()[0]!, { name: "plan.pdf", bytes: Buffer.from("%PDF") });
});
afterAll(() => world.stop());

const sectionIds = () => course.pages.flatMap((page) => page.sectionIds);

/** Sections in course order, each with its page and, for questions, their details. */
function steps() {
  const places = course.pages.flatMap((page) =>
    page.sectionIds.map((sectionId) => ({ pageId: page.id, sectionId })),
  );
  return places.map((place, index) => ({ ...place, question: QUESTIONS[index - 1] }));
}

async function join(): Promise<TestClient> {
  const person = await createPerson(world.ctx);
  await enrol(world.ctx, person, course);
  return world.as(person);
}

/** Every address of the student's side, with every id of the course in every place. */
function everyAddress(): string[] {
  const pages = [...course.pages, course.survey!];
  const sections = pages.flatMap((page) => page.sectionIds);
  return [
    "/api/session",
    "/api/courses",
    "/api/courses?ignoreStatus=true",
    "/api/student/courses",
    `/api/student/courses/${course.id}`,
    `/api/courses/${course.id}/thumbnail`,
    "/api/openapi.json",
    "/api/student/workbook",
    "/api/student/workbook/entries",
    `/api/student/workbook/entries?course=${course.id}&order=time`,
    `/api/student/courses/${course.id}/recap`,
    `/api/student/courses/${course.id}/recalls`,
    ...pages.flatMap(({ id, sectionIds }) => [
      `/api/courses/page/${id}`,
      `/api/courses/page/notes/${id}`,
      `/api/courses/page/passages/${id}`,
      ...sectionIds.map((section) => `/api/courses/page/${id}/live?questions=${section}`),
    ]),
    ...sections.flatMap((id) => [
      `/api/courses/graphic/${id}/bar`,
      `/api/courses/graphic/${id}/pie`,
      `/api/courses/final-quiz-resume/${id}/`,
      `/api/courses/opinions/${id}`,
      `/api/courses/opinions/${id}/workbook`,
      `/student/courses/file/${id}/plan.pdf`,
      `/student/courses/file/${id}/nothing.pdf`,
    ]),
  ];
}

/** Everything that the server currently sends this person, including refused and malformed calls. */
async function readEverything(client: TestClient): Promise<string> {
  const texts: string[] = [];
  for (const address of everyAddress()) {
    const { text, headers } = await client.get(address);
    texts.push(text, JSON.stringify(headers));
  }
  for (const { pageId, sectionId } of steps()) {
    const question = `/api/courses/page/${pageId}/question/${sectionId}`;
    texts.push((await client.post(question, { answer: "99[answer]" })).text);
    texts.push((await client.post(question, { answer: { $ne: 1 } })).text);
  }
  return texts.join("\n");
}

const secretsIn = (text: string) => new Set(text.match(/SECRET[\w -]*\w/g) ?? []);

function sectionOf({ body }: { body: PageData }, sectionId: number): StudentSection {
  return body.sections[String(sectionId)]!;
}

describe("the answer key", { timeout: 90_000 }, () => {
  test("is never sent before the committed answer, and is sent with it", async () => {
    const peer = await join();
    for (const [index, step] of steps().entries()) {
      if (step.question) await answer(peer, step, MATES_ANSWERS[index - 1]!);
      await finish(peer, step);
    }
    const student = await join();
    const unlocked = new Set<string>();
    for (const step of steps()) {
      expect(secretsIn(await readEverything(student))).toEqual(unlocked);
      if (step.question) {
        await expectHidden(student, step);
        const answered = await answer(student, step, step.question.answer);
        for (const secret of step.question.unlocks) unlocked.add(secret);
        expect(answered.body.current_section.valid_items).toEqual(step.question.validItems ?? null);
        expect(secretsIn(await readEverything(student))).toEqual(unlocked);
      }
      await finish(student, step);
    }
    expect(secretsIn(await readEverything(student))).toEqual(unlocked);
    expect([...unlocked].toSorted()).toEqual(
      QUESTIONS.flatMap(({ unlocks }) => unlocks).toSorted(),
    );
    expect(unlocked).not.toContain(WORKBOOK);
  }, 90_000);

  test("of sections not reached yet is not sent, nor their question and options", async () => {
    const student = await join();
    const everything = await readEverything(student);
    for (const text of ["single option", "multiple option", "last option", "Which are right?"]) {
      expect(everything).not.toContain(text);
    }
  });

  test("is not in the response to an invalid answer", async () => {
    const student = await join();
    const [paragraph, question] = steps();
    await finish(student, paragraph!);
    const address = `/api/courses/page/${question!.pageId}/question/${question!.sectionId}`;
    const refused = await student.post(address, { answer: "7" });
    expect(refused.status).toBe(422);
    expect(secretsIn(refused.text)).toEqual(new Set());
    await expectHidden(student, question!);
  });
});

describe("what peers answered", () => {
  test("is shown only to those who have answered", async () => {
    const student = await join();
    const [, , , poll] = steps();
    for (const step of steps().slice(0, 3)) {
      if (step.question) await answer(student, step, step.question.answer);
      await finish(student, step);
    }
    const chart = `/api/courses/graphic/${poll!.sectionId}/bar`;
    const before = await student.get(chart);
    expect(before.status).toBe(403);
    expect(before.text).not.toMatch(/mates_answers|\d/);
    await answer(student, poll!, "1");
    const after = await student.get<{ mates_answers: number[] }>(chart);
    expect(after.status).toBe(200);
    expect(after.body.mates_answers).toHaveLength(3);
  });
});

interface Step {
  pageId: number;
  sectionId: number;
}

async function answer(client: TestClient, { pageId, sectionId }: Step, value: string) {
  const result = await client.post<{ current_section: StudentSection }>(
    `/api/courses/page/${pageId}/question/${sectionId}`,
    { answer: value },
  );
  expect(result.status).toBe(200);
  return result;
}

async function finish(client: TestClient, { pageId, sectionId }: Step) {
  const result = await client.post(`/api/courses/page/${pageId}/section/${sectionId}`);
  expect(result.status).toBe(200);
}

/** The question can be answered, without a trace of its key. */
async function expectHidden(client: TestClient, { pageId, sectionId }: Step) {
  const page = await client.get<PageData>(`/api/courses/page/${pageId}`);
  expect(sectionOf(page, sectionId)).toMatchObject({
    status: "pending",
    answer: null,
    valid_items: null,
    reasons: null,
  });
  expect(page.text).not.toMatch(/"valid"|"isValid"|"is_valid"|"reason"/);
}

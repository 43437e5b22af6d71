import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { pages, sections } from "../../../database/tables/index.ts";
import {
  AUTHORS,
  type CourseStaff,
  createCourseStaff,
  READERS,
  statusesOf,
} from "../../../testing/course-staff.ts";
import { createCourse, createGroup, type MadeCourse } from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer, joinCourse, takePage } from "../../../testing/take-course.ts";

let world: TestApp;
let course: MadeCourse;
let staff: CourseStaff;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  course = await createCourse(world.ctx, { modules: [{ pages: [[sample.paragraph()]] }] });
  staff = await createCourseStaff(world, course);
});

interface Question {
  id: number;
  textarea?: { question: string };
  radio: { question: string; items: string[]; item_ids: number[] };
}
interface Survey {
  survey: { page_id: number; version: number; answers: number; sections: Question[] } | null;
}

const path = (action = "") => `/api/courses/${course.id}/surveys${action}`;
const question = (text: string, items = ["Good", "Bad"]) => ({ radio: { question: text, items } });
const freeText = (text: string) => ({ textarea: { question: text } });
const update = (...sections: object[]) => staff.teacher.post(path("/update"), { sections });
const create = (...sections: object[]) => staff.teacher.post(path("/create"), { sections });

async function read() {
  const { status, body } = await staff.viewer.get<Survey>(path());
  expect(status).toBe(200);
  return body.survey;
}

/** A student who has reached the survey and answered its first question. */
async function answerFirst(value: string) {
  const survey = (await read())!;
  const student = await joinCourse(world, course);
  await takePage(student, course.pages[0]!, [null]);
  const page = { id: survey.page_id, sectionIds: survey.sections.map(({ id }) => id) };
  const { status } = await answer(student, page, 0, value);
  expect(status).toBe(200);
}

describe("reading", () => {
  test("is for staff; a course without a survey has none", async () => {
    expect(await statusesOf(staff, (client) => client.get(path()))).toEqual(READERS);
    expect(await read()).toBeNull();
    expect((await staff.admin.get("/api/courses/2000000000/surveys")).status).toBe(404);
  });
});

describe("creating", () => {
  test("is for authors, once per course", async () => {
    const body = { sections: [question("How was it?")] };
    expect(await statusesOf(staff, (client) => client.post(path("/create"), body))).toEqual({
      ...AUTHORS,
      teacher: 409,
    });
    const { error } = await create(question("Again?"));
    expect(error).toEqual({
      message: "This course has a survey already.",
      code: "survey_exists",
    });
    expect(await read()).toEqual({
      page_id: expect.any(Number),
      version: 1,
      answers: 0,
      sections: [
        {
          id: expect.any(Number),
          radio: { question: "How was it?", items: ["Good", "Bad"], item_ids: [1, 2] },
        },
      ],
    });
  });

  test("returns where to go, and one of two concurrent calls wins", async () => {
    const answers = await Promise.all([create(question("a")), create(question("b"))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const made = answers.find(({ status }) => status === 200);
    expect(made?.body).toEqual({ redirect_to: `/authoring/courses/${course.id}` });
  });

  test("takes free texts beside choices", async () => {
    await create(question("a"), freeText("What should change?"));
    const { sections } = (await read())!;
    expect(sections).toEqual([
      {
        id: expect.any(Number),
        radio: { question: "a", items: ["Good", "Bad"], item_ids: [1, 2] },
      },
      { id: expect.any(Number), textarea: { question: "What should change?" } },
    ]);
    const [a, text] = sections;
    const changed = { id: text!.id, ...freeText("What would you change?") };
    expect((await update(changed, a!)).status).toBe(200);
    expect((await read())!.sections).toEqual([changed, a]);
  });

  test("names issues of free texts, and leaves a question's kind as it is", async () => {
    const { error } = await create(freeText(" "), { ...question("b"), ...freeText("b") });
    expect(error).toMatchObject({
      deep_errors: [
        { "1.textarea.question": ["Write the question."] },
        { "2.radio.textarea": ["A question is either a choice or a free text."] },
      ],
    });
    await create(question("a"), freeText("b"));
    const [a, b] = (await read())!.sections;
    const swapped = await update({ ...question("b"), id: b!.id }, { ...freeText("a"), id: a!.id });
    expect(swapped.error).toMatchObject({
      deep_errors: [
        { "1.radio.type": ["The kind of a section cannot be changed."] },
        { "2.textarea.type": ["The kind of a section cannot be changed."] },
      ],
    });
  });

  test("names issues by question", async () => {
    const { status, error } = await create(
      question("a"),
      question("", ["x", " "]),
      { radio: { question: "c", items: [] } },
      { text: "d" },
    );
    expect(status).toBe(422);
    expect(error).toMatchObject({
      deep_errors: [
        {
          "2.radio.question": ["Write the question."],
          "2.radio.items": ["Option 2 needs a text."],
        },
        { "3.radio.items": ["Add at least one option."] },
        {
          "4.section.radio": ["This field is required."],
          "4.section.text": ["This field is not known."],
        },
      ],
    });
    const empty = await create();
    expect(empty.error.errors).toEqual({ sections: ["Add at least one question."] });
    expect(await read()).toBeNull();
  });
});

describe("updating", () => {
  beforeEach(() => create(question("a"), question("b"), question("c")));

  test("is for authors; 404 where there is no survey", async () => {
    const body = { sections: [question("a")] };
    expect(await statusesOf(staff, (client) => client.post(path("/update"), body))).toEqual(
      AUTHORS,
    );
    const bare = await createCourse(world.ctx, { modules: [] });
    const other = await staff.admin.post(`/api/courses/${bare.id}/surveys/update`, body);
    expect(other.status).toBe(404);
  });

  test("adds, moves, rewords and removes questions", async () => {
    const [a, , c] = (await read())!.sections;
    const { status, body } = await staff.teacher.post(path("/update"), {
      sections: [{ ...c, radio: { ...c!.radio, question: "C" } }, question("new"), a],
      version: 1,
    });
    expect([status, body]).toEqual([
      200,
      { version: 2, redirect_to: `/authoring/courses/${course.id}` },
    ]);
    const after = (await read())!;
    expect(after.version).toBe(2);
    expect(after.sections.map(({ id, radio }) => [id, radio.question])).toEqual([
      [c!.id, "C"],
      [expect.any(Number), "new"],
      [a!.id, "a"],
    ]);
  });

  test("keeps answers with the option they meant", async () => {
    await answerFirst("1");
    const [a, ...others] = (await read())!.sections;
    const radio = { question: "a", items: ["Fair", "Bad!", "Good"], item_ids: [null, 2, 1] };
    await staff.teacher.post(path("/update"), { sections: [{ ...a, radio }, ...others] });
    const [row] = await world.ctx.database.select().from(sections).where(eq(sections.id, a!.id));
    expect(row!.content).toMatchObject({
      options: [
        { id: 3, text: "Fair" },
        { id: 2, text: "Bad!" },
        { id: 1, text: "Good" },
      ],
    });
    expect(await read()).toMatchObject({ answers: 1 });
  });

  test("a stale version is refused with the current state", async () => {
    const { sections: questions } = (await read())!;
    const update = (version: number) =>
      staff.teacher.post(path("/update"), { sections: questions.slice(0, 2), version });
    expect((await update(1)).status).toBe(200);
    const { status, error } = await update(1);
    expect([status, error]).toEqual([
      409,
      {
        message: "Somebody else has changed this in the meantime.",
        code: "stale_version",
        current: { survey: await read() },
      },
    ]);
  });

  test("refuses foreign questions, questions listed twice and unknown options", async () => {
    const [a, b] = (await read())!.sections;
    const foreign = { ...a, id: course.pages[0]!.sectionIds[0] };
    const update = (...questions: object[]) =>
      staff.teacher.post(path("/update"), { sections: questions });
    expect((await update(foreign)).status).toBe(404);
    const { error } = await update(a!, a!, {
      ...b,
      radio: { ...b!.radio, item_ids: [1, 9] },
    });
    expect(error.deep_errors).toEqual([
      { "2.radio.id": ["This section is listed twice."] },
      { "3.radio.items": ["Option 2 is not one of this question."] },
    ]);
    expect(await read()).toMatchObject({ version: 1 });
  });
});

test("people are counted once, however many groups the course has", async () => {
  await create(question("a"));
  await createGroup(world.ctx, course, "Evening");
  await answerFirst("0");
  expect(await read()).toMatchObject({ answers: 1 });
  const { body } = await staff.viewer.get(`/api/authoring/courses/${course.id}/outline`);
  expect(body).toMatchObject({ survey: { answers: 1 } });
});

describe("removing", () => {
  test("is for authors, and only until someone has answered", async () => {
    await create(question("a"));
    await answerFirst("0");
    const statuses = await statusesOf(staff, (client) => client.send("DELETE", path()));
    expect(statuses).toEqual({ ...AUTHORS, admin: 409, teacher: 409 });
    const { error } = await staff.teacher.send("DELETE", path());
    expect(error).toEqual({
      message: "This survey has answers already and stays.",
      code: "survey_answered",
    });
    expect(await read()).toMatchObject({ answers: 1 });
  });

  test("makes room for another", async () => {
    await create(question("a"));
    const { page_id: pageId } = (await read())!;
    const { status, body } = await staff.teacher.send("DELETE", path());
    expect([status, body]).toEqual([200, { redirect_to: `/authoring/courses/${course.id}` }]);
    expect(await read()).toBeNull();
    expect((await staff.teacher.send("DELETE", path())).status).toBe(404);
    expect((await create(question("b"))).status).toBe(200);
    const [row] = await world.ctx.database.select().from(pages).where(eq(pages.id, pageId));
    expect(row!.deletedAt).toEqual(world.clock.now());
  });
});

import type { AdvanceResult, PageData } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { answers, answerTallies, courses, modules } from "../../../database/tables/index.ts";
import {
  changeCourse,
  createCourse,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { recordEvents } from "../../../testing/record-events.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { KEYED } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { courseFinished } from "./learning-events.ts";

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

let course: MadeCourse;
let student: TestClient;
let studentId: number;

beforeEach(async () => {
  course = await createCourse(world.ctx, {
    hasDiploma: true,
    modules: [
      {
        pages: [
          [sample.paragraph(), sample.radio(), sample.radioValidated()],
          [sample.selectMultipleValidated(), sample.summary()],
        ],
      },
      { pages: [[sample.textarea()]] },
    ],
    survey: [sample.radio({ graphicType: "survey" })],
  });
  const person = await createPerson(world.ctx);
  studentId = person.id;
  await enrol(world.ctx, person, course);
  student = await world.as(person);
});

const finish = (page: number, section: number) =>
  student.post<AdvanceResult>(`/api/courses/page/${page}/section/${section}`);
const answer = (page: number, section: number, value: unknown) =>
  student.post<AdvanceResult>(
    `/api/courses/page/${page}/question/${section}`,
    { answer: value },
    KEYED,
  );
const open = (page: number) => student.get<PageData>(`/api/courses/page/${page}`);

/** Page and section ids by place: `[pageId, sectionId]`. */
function at(page: number, section: number): [number, number] {
  const made = course.pages[page]!;
  return [made.id, made.sectionIds[section]!];
}

async function finishFirstPage() {
  await finish(...at(0, 0));
  await answer(...at(0, 1), "1");
  await finish(...at(0, 1));
  await answer(...at(0, 2), "0");
  return finish(...at(0, 2));
}

describe("a page taken one section at a time", () => {
  test("shows its first section alone until that is finished", async () => {
    const { body } = await open(course.pages[0]!.id);
    expect(Object.keys(body.sections)).toEqual([String(course.pages[0]!.sectionIds[0])]);
    expect(body.total_sections).toBe(3);
    expect(body.next).toBeNull();
  });

  test("finishing a paragraph opens the next section", async () => {
    const { status, body } = await finish(...at(0, 0));
    expect(status).toBe(200);
    expect(body.current_section.status).toBe("finished");
    expect(body.next_section).toMatchObject({ id: at(0, 1)[1], status: "pending" });
  });

  test("an answer shows its result, and Next finishes the question", async () => {
    await finish(...at(0, 0));
    const answered = await answer(...at(0, 1), "2");
    expect(answered.body.current_section).toMatchObject({ status: "show_something", answer: "2" });
    expect(answered.body.next_section).toBeNull();
    const left = await finish(...at(0, 1));
    expect(left.body.current_section.status).toBe("finished");
    expect(left.body.next_section?.id).toBe(at(0, 2)[1]);
  });

  test("an index may come as a number", async () => {
    await finish(...at(0, 0));
    const { body } = await answer(...at(0, 1), 2);
    expect(body.current_section.answer).toBe("2");
  });

  test("the end of a page, of a module and of the course say where to go", async () => {
    const page = await finishFirstPage();
    expect(page.body).toMatchObject({
      next_section: null,
      next_page: true,
      next_module: false,
      redirect_to: `/student/courses/${course.id}/pages/${course.pages[1]!.id}`,
    });
    await answer(...at(1, 0), "0[answer]2[answer]");
    await finish(...at(1, 0));
    const module = await finish(...at(1, 1));
    expect(module.body).toMatchObject({
      next_page: false,
      next_module: true,
      redirect_to: `/student/courses/${course.id}/pages/${course.pages[2]!.id}`,
    });
    await answer(...at(2, 0), "three words here");
    const end = await finish(...at(2, 0));
    expect(end.body).toMatchObject({ course_finished: true, redirect_to: null });
    const last = await open(course.pages[2]!.id);
    expect(last.body.next).toEqual({ kind: "course", redirect_to: null });
    expect(last.body.survey).toEqual({
      redirect_to: `/student/courses/${course.id}/pages/${course.survey!.id}`,
      finished: false,
    });
  });
});

test("the end of the course is emitted once, however often its last section is finished", async () => {
  const finished = recordEvents(world.ctx, courseFinished);
  await finishFirstPage();
  await answer(...at(1, 0), "0[answer]2[answer]");
  await finish(...at(1, 0));
  await finish(...at(1, 1));
  await answer(...at(2, 0), "three words here");
  expect(await finished()).toEqual([]);
  await Promise.all([finish(...at(2, 0)), finish(...at(2, 0))]);
  await finish(...at(2, 0));
  expect(await finished()).toEqual([{ userId: studentId, courseId: course.id }]);
});

test("the end of a module leads to the map while the next one has not begun", async () => {
  await finishFirstPage();
  const begins = async (startsAt: Date) => {
    const { ctx } = world;
    await ctx.database
      .update(modules)
      .set({ startsAt })
      .where(eq(modules.id, course.moduleIds[1]!));
    await changeCourse(ctx, course, {});
  };
  await begins(new Date("2026-05-01T10:00:00Z"));
  await answer(...at(1, 0), "0[answer]2[answer]");
  await finish(...at(1, 0));
  const end = await finish(...at(1, 1));
  const map = `/student/courses/${course.id}`;
  expect(end.body).toMatchObject({ next_module: true, redirect_to: map });
  const next = async () => (await open(course.pages[1]!.id)).body.next;
  expect(await next()).toEqual({ kind: "module", redirect_to: map });

  await begins(new Date("2026-01-01T10:00:00Z"));
  const page = `${map}/pages/${course.pages[2]!.id}`;
  expect(await next()).toEqual({ kind: "module", redirect_to: page });
});

describe("calls out of turn", () => {
  test("a section whose turn has not come is refused and nothing changes", async () => {
    const refused = await answer(...at(0, 1), "1");
    expect(refused.status).toBe(409);
    expect(refused.error.code).toBe("out_of_order");
    const { body } = await open(course.pages[0]!.id);
    expect(Object.keys(body.sections)).toHaveLength(1);
  });

  test("a page whose turn has not come is refused", async () => {
    const [page, section] = at(1, 0);
    expect((await answer(page, section, "0[answer]")).status).toBe(409);
    expect((await open(page)).error.code).toBe("page_out_of_order");
  });

  test("the survey opens when the course is finished, not before", async () => {
    const [page, section] = [course.survey!.id, course.survey!.sectionIds[0]!];
    expect((await answer(page, section, "0")).status).toBe(409);
  });

  test("a section of another page is not found", async () => {
    expect((await finish(course.pages[0]!.id, at(1, 0)[1])).status).toBe(404);
  });

  test("a question cannot be passed without an answer, and a paragraph takes none", async () => {
    expect((await answer(...at(0, 0), "1")).error.errors).toEqual({
      answer: ["This section takes no answer."],
    });
    await finish(...at(0, 0));
    expect((await finish(...at(0, 1))).error.code).toBe("not_answered");
  });

  test("in a closed module everything is refused but reading", async () => {
    await world.ctx.database
      .update(modules)
      .set({ endsAt: new Date("2026-01-01T00:00:00Z") })
      .where(eq(modules.courseId, course.id));
    await bumpVersion();
    expect((await finish(...at(0, 0))).error.code).toBe("module_closed");
    const { body } = await open(course.pages[0]!.id);
    expect(Object.values(body.sections)[0]?.module_closed).toBe(true);
  });

  test("a module that has not begun is refused with its start", async () => {
    await world.ctx.database
      .update(modules)
      .set({ startsAt: new Date("2026-05-01T08:30:00Z") })
      .where(eq(modules.courseId, course.id));
    await bumpVersion();
    const { status, error } = await open(course.pages[0]!.id);
    expect(status).toBe(409);
    expect(error.message).toBe("This module begins on 1 May 2026 at 08:30 (UTC).");
  });
});

describe("the first committed answer counts", () => {
  beforeEach(() => finish(...at(0, 0)));

  test("a repeat gets the resulting state and is counted once", async () => {
    await answer(...at(0, 1), "2");
    const again = await answer(...at(0, 1), "0");
    expect(again.status).toBe(200);
    expect(again.body.current_section).toMatchObject({ answer: "2", status: "show_something" });
    expect(await countedAnswers(at(0, 1)[1])).toEqual({ people: 1, answers: 1 });
  });

  test("a repeat of Next gets the same response as the first", async () => {
    await answer(...at(0, 1), "2");
    const first = await finish(...at(0, 1));
    const again = await finish(...at(0, 1));
    expect(again.body).toEqual(first.body);
  });

  test("twenty calls at once commit one answer", async () => {
    const [page, section] = at(0, 1);
    const calls = Array.from({ length: 20 }, (_, index) => answer(page, section, index % 3));
    const results = await Promise.all(calls);
    expect(results.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(results.map(({ body }) => body.current_section.answer)).size).toBe(1);
    expect(await countedAnswers(section)).toEqual({ people: 1, answers: 1 });
  });
});

describe("answers are checked against their question", () => {
  test.each([
    ["no index", "first"],
    ["an index out of range", "3"],
    ["a negative index", "-1"],
    ["a selection", "0[answer]"],
    ["an empty answer", ""],
  ])("single choice refuses %s", async (_, value) => {
    await finish(...at(0, 0));
    const { status, error } = await answer(...at(0, 1), value);
    expect(status).toBe(422);
    expect(error.errors).toEqual({ answer: ["Choose one of the options."] });
  });

  test.each([
    ["null", null],
    ["a list", ["0"]],
    ["an object", { index: 0 }],
    ["a fraction", 0.5],
    ["true", true],
  ])("the wire refuses %s", async (_, value) => {
    await finish(...at(0, 0));
    expect((await answer(...at(0, 1), value)).status).toBe(422);
  });

  test("multiple choice keeps to its bounds and its marker", async () => {
    await finishFirstPage();
    const [page, section] = at(1, 0);
    for (const value of ["", "0", "0[answer]0[answer]", "9[answer]", "[answer]"]) {
      expect((await answer(page, section, value)).status).toBe(422);
    }
    const { body } = await answer(page, section, "2[answer]0[answer]");
    expect(body.current_section.answer).toBe("0[answer]2[answer]");
  });

  test("free text is counted in words", async () => {
    await finishFirstPage();
    await answer(...at(1, 0), "0[answer]");
    await finish(...at(1, 0));
    await finish(...at(1, 1));
    const [page, section] = at(2, 0);
    expect((await answer(page, section, "   ")).error.errors).toEqual({
      answer: ["Write an answer."],
    });
    expect((await answer(page, section, "one")).error.errors).toEqual({
      answer: ["Write at least 2 words."],
    });
    expect((await answer(page, section, "1 2 3 4 5 6 7")).error.errors).toEqual({
      answer: ["Write at most 6 words."],
    });
    expect((await answer(page, section, "just right")).status).toBe(200);
  });
});

async function countedAnswers(sectionId: number) {
  const { database } = world.ctx;
  const rows = await database.select().from(answers).where(eq(answers.sectionId, sectionId));
  const tallies = await database
    .select()
    .from(answerTallies)
    .where(eq(answerTallies.sectionId, sectionId));
  const people = tallies.filter(({ optionId }) => optionId === 0);
  return {
    answers: rows.filter(({ userId }) => userId === studentId).length,
    people: people.reduce((total, { count }) => total + count, 0),
  };
}

async function bumpVersion() {
  await world.ctx.database.update(courses).set({ version: 2 }).where(eq(courses.id, course.id));
}

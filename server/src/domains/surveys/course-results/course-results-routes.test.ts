import type {
  CourseSurveyTexts,
  PageData,
  SurveyQuestionResults,
  SurveyResults,
} from "@paso/contract";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { courses, enrolments, pages, sections } from "../../../database/tables/index.ts";
import { answerSurvey } from "../../../testing/answer-survey.ts";
import {
  type CourseStaff,
  createCourseStaff,
  READERS,
  statusesOf,
} from "../../../testing/course-staff.ts";
import {
  assignStaff,
  createCourse,
  createGroup,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer, joinCourse, takePage } from "../../../testing/take-course.ts";

let world: TestApp;
let course: MadeCourse;
let staff: CourseStaff;
/** A ten-point question and one of words. */
let rating: number;
let words: number;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

const TEN = ["10 Sobresaliente", "9", "8", "7", "6", "5", "4", "3", "2", "1 Deficiente"];
const optionsOf = (texts: string[]) => texts.map((text, index) => ({ id: index + 1, text }));
/** The option of a grade: ids count from the best one down. */
const grade = (value: number) => 11 - value;

beforeEach(async () => {
  course = await createCourse(world.ctx, {
    title: "Gardens",
    modules: [{ pages: [[sample.paragraph()]] }],
    survey: [
      sample.radio({
        graphicType: "survey",
        question: "How was it?",
        options: optionsOf(TEN),
        nextOptionId: 11,
      }),
      sample.radio({
        graphicType: "survey",
        question: "Again?",
        options: optionsOf(["Yes", "No"]),
        nextOptionId: 3,
      }),
    ],
  });
  [rating, words] = course.survey!.sectionIds as [number, number];
  staff = await createCourseStaff(world, course);
});

const base = (id = course.id) => `/api/authoring/courses/${id}`;

async function read(query = "", id = course.id) {
  const { status, body } = await staff.teacher.get<SurveyResults>(
    `${base(id)}/survey-results${query}`,
  );
  expect(status).toBe(200);
  return body;
}

async function readQuestion(sectionId: number, id = course.id) {
  const { status, body } = await staff.teacher.get<SurveyQuestionResults>(
    `${base(id)}/survey-results/${sectionId}`,
  );
  expect(status).toBe(200);
  return body;
}

/** One person per grade. */
const graded = (...values: number[]) => values.map((value) => ({ [rating]: grade(value) }));

describe("results", () => {
  test("are for staff; a course without a survey has none", async () => {
    const path = `${base()}/survey-results`;
    expect(await statusesOf(staff, (client) => client.get(path))).toEqual(READERS);
    const question = `${path}/${rating}`;
    expect(await statusesOf(staff, (client) => client.get(question))).toEqual(READERS);
    const bare = await createCourse(world.ctx, { title: "Bare", modules: [] });
    const { body } = await staff.admin.get<SurveyResults>(`${base(bare.id)}/survey-results`);
    expect(body).toMatchObject({ course: { title: "Bare" }, survey: null, may_edit: true });
    expect((await staff.admin.get(`${base(bare.id)}/survey-results/${rating}`)).status).toBe(404);
    expect((await staff.viewer.get<SurveyResults>(path)).body.may_edit).toBe(false);
  });

  test("refuse groups of other courses, and what names no group", async () => {
    const other = await createCourse(world.ctx, { modules: [] });
    const { id } = await createGroup(world.ctx, other, "Elsewhere");
    expect((await staff.teacher.get(`${base()}/survey-results?group=${id}`)).status).toBe(404);
    const { status, error } = await staff.teacher.get(`${base()}/survey-results?group=x`);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ["group"]]);
  });

  test("are what students answered through the course", async () => {
    for (const value of ["0", "0", "2", "9", "1"]) {
      const student = await joinCourse(world, course);
      await takePage(student, course.pages[0]!, [null]);
      expect((await answer(student, course.survey!, 0, value)).status).toBe(200);
    }
    const reached = await joinCourse(world, course);
    await takePage(reached, course.pages[0]!, [null]);
    await joinCourse(world, course);
    const { survey } = await read();
    expect(survey).toMatchObject({ reached: 6, answered: 5 });
    expect(survey!.questions.map(({ question, result }) => ({ question, result }))).toEqual([
      {
        question: "How was it?",
        result: {
          answers: 5,
          reached: 6,
          response_rate: 5 / 6,
          figures: {
            counts: [2, 1, 1, 0, 0, 0, 0, 0, 0, 1],
            removed: 0,
            mean: 7.6,
            median: 9,
            net_promoter_score: 40,
          },
        },
      },
      {
        question: "Again?",
        result: { answers: 0, reached: 6, response_rate: 0, figures: null },
      },
    ]);
  });

  test("of four answers are their number alone", async () => {
    await answerSurvey(world.ctx, { course, people: graded(10, 9, 8, 7) });
    const { survey } = await read();
    expect(survey!.questions[0]!.result).toEqual({
      answers: 4,
      reached: 4,
      response_rate: 1,
      figures: null,
    });
    const { runs, groups, periods } = await readQuestion(rating);
    const all = [...runs.map(({ result }) => result), ...groups.map(({ result }) => result)];
    expect([...all, ...periods].map(({ figures }) => figures)).toEqual([null, null, null]);
  });

  test("keep people who left, in the group they were in", async () => {
    const evening = await createGroup(world.ctx, course, "Evening");
    const ids = await answerSurvey(world.ctx, {
      course,
      group: evening,
      people: graded(10, 9, 8, 7, 6),
    });
    const gone = { user_ids: ids.slice(0, 1) };
    expect((await staff.teacher.post(`${base()}/students/remove`, gone)).status).toBe(200);
    expect(await world.ctx.database.$count(enrolments, eq(enrolments.courseId, course.id))).toBe(4);
    const { survey } = await read(`?group=${evening.id}`);
    expect(survey!.questions[0]!.result).toMatchObject({ answers: 5, figures: { mean: 8 } });
  });
});

describe("groups", () => {
  test("never tell by subtraction what a few people answered", async () => {
    const [evening, weekend] = [
      await createGroup(world.ctx, course, "Evening"),
      await createGroup(world.ctx, course, "Weekend"),
    ];
    await answerSurvey(world.ctx, { course, people: graded(10, 10, 10, 10, 10, 10, 10, 10) });
    await answerSurvey(world.ctx, { course, group: evening, people: graded(5, 5, 5, 5, 5, 5) });
    await answerSurvey(world.ctx, { course, group: weekend, people: graded(1, 2) });
    const { groups } = await readQuestion(rating);
    const shown = groups.map(({ group, result }) => [
      group.name,
      result.answers,
      result.figures?.mean ?? null,
    ]);
    // The total minus the first group and the evening group would reveal the weekend group's two.
    expect(shown).toEqual([
      ["", 8, 10],
      ["Evening", 6, null],
      ["Weekend", 2, null],
    ]);
    const ofGroup = await read(`?group=${evening.id}`);
    expect(ofGroup.survey!.questions[0]!.result).toMatchObject({ answers: 6, figures: null });
    const first = await read(`?group=${ofGroup.groups[0]!.id}`);
    expect(first.survey).toMatchObject({ reached: 8, answered: 8 });
    expect(first.survey!.questions[0]!.result.figures?.mean).toBe(10);
  });

  test("are shown apart where each has five answers", async () => {
    const evening = await createGroup(world.ctx, course, "Evening");
    await answerSurvey(world.ctx, { course, people: graded(10, 10, 10, 10, 10) });
    await answerSurvey(world.ctx, { course, group: evening, people: graded(5, 5, 5, 5, 5) });
    const { groups } = await readQuestion(rating);
    expect(groups.map(({ result }) => result.figures?.mean)).toEqual([10, 5]);
  });
});

describe("time", () => {
  const on = (day: string) => new Date(`${day}T12:00:00Z`);

  test("is in weeks, joined where they have fewer than five answers", async () => {
    const weeks: [string, number[]][] = [
      ["2026-03-02", [10, 10, 10, 10, 10]],
      ["2026-03-10", [6, 6]],
      ["2026-03-18", [6, 6, 6]],
      ["2026-03-24", [1]],
    ];
    for (const [day, values] of weeks) {
      await answerSurvey(world.ctx, { course, people: graded(...values), at: on(day) });
    }
    const { periods } = await readQuestion(rating);
    expect(
      periods.map(({ from, to, answers, figures }) => [from, to, answers, figures?.mean]),
    ).toEqual([
      ["2026-03-02", "2026-03-08", 5, 10],
      ["2026-03-09", "2026-03-29", 6, 5.17],
    ]);
  });

  test("is in months once it is more than half a year", async () => {
    for (const day of ["2026-01-31", "2026-09-01"]) {
      await answerSurvey(world.ctx, { course, people: graded(9, 9, 9, 9, 9), at: on(day) });
    }
    const { periods } = await readQuestion(rating);
    expect(periods.map(({ from, to }) => [from, to])).toEqual([
      ["2026-01-01", "2026-01-31"],
      ["2026-09-01", "2026-09-30"],
    ]);
  });
});

describe("editing after the first answers", () => {
  const question = (id: number, items: string[], ids: (number | null)[]) => ({
    id,
    radio: { question: "Again?", items, item_ids: ids },
  });

  beforeEach(async () => {
    const people = [1, 1, 1, 1, 2, 2].map((option) => ({ [words]: option, [rating]: grade(9) }));
    await answerSurvey(world.ctx, { course, people });
  });

  test("keeps answers with the option they meant, however it is reworded and moved", async () => {
    const { status } = await staff.teacher.post(`/api/courses/${course.id}/surveys/update`, {
      sections: [question(words, ["Perhaps", "No, thanks", "Yes!"], [null, 2, 1])],
    });
    expect(status).toBe(200);
    const { survey } = await read();
    expect(survey!.questions[0]).toMatchObject({
      options: [
        { id: 3, text: "Perhaps" },
        { id: 2, text: "No, thanks" },
        { id: 1, text: "Yes!" },
      ],
      result: { figures: { counts: [0, 2, 4], removed: 0 } },
    });
  });

  test("counts removed options apart, and keeps removed questions at the end", async () => {
    await staff.teacher.post(`/api/courses/${course.id}/surveys/update`, {
      sections: [question(words, ["Yes", "Never"], [1, null])],
    });
    const { survey } = await read();
    expect(
      survey!.questions.map(({ id, removed, result }) => [id, removed, result.figures?.removed]),
    ).toEqual([
      [words, false, 2],
      [rating, true, 0],
    ]);
  });
});

describe("runs", () => {
  async function copyCourse(id = course.id) {
    const { status, body } = await staff.admin.post<{ id: number }>(
      "/api/authoring/parts/duplicate",
      { kind: "course", id },
    );
    expect(status).toBe(200);
    const [page] = await world.ctx.database
      .select({ id: pages.id })
      .from(pages)
      .where(and(eq(pages.courseId, body.id), eq(pages.kind, "survey"), isNull(pages.deletedAt)));
    const questions = await world.ctx.database
      .select()
      .from(sections)
      .where(and(eq(sections.pageId, page!.id), isNull(sections.deletedAt)))
      .orderBy(sections.order);
    return { id: body.id, questions: questions.map((row) => row.id) };
  }

  test("of a copied course stand beside each other, from either side", async () => {
    const copy = await copyCourse();
    const again = await copyCourse(copy.id);
    const inCopy = { id: copy.id };
    await answerSurvey(world.ctx, { course, people: graded(6, 6, 6, 6, 6) });
    const better = Array.from({ length: 5 }, () => ({ [copy.questions[0]!]: grade(9) }));
    await answerSurvey(world.ctx, { course: inCopy, people: better });
    for (const [id, questionId] of [
      [course.id, rating],
      [copy.id, copy.questions[0]!],
      [again.id, again.questions[0]!],
    ] as const) {
      const { runs } = await readQuestion(questionId, id);
      expect(
        runs.map(({ course: run, result }) => [run.id, result.answers, result.figures?.mean]),
      ).toEqual([
        [course.id, 5, 6],
        [copy.id, 5, 9],
        [again.id, 0, undefined],
      ]);
    }
  });

  test("line up by what options meant when they were copied", async () => {
    const copy = await copyCourse();
    const [, wordsOfCopy] = copy.questions;
    const change = (courseId: number, id: number, added: string) =>
      staff.admin.post(`/api/courses/${courseId}/surveys/update`, {
        sections: [
          { id, radio: { question: "?", items: ["No", "Yes", added], item_ids: [2, 1, null] } },
        ],
      });
    await change(course.id, words, "Perhaps");
    await change(copy.id, wordsOfCopy!, "Never");
    const chosen = (id: number, ...options: number[]) =>
      options.map((option) => ({ [id]: option }));
    await answerSurvey(world.ctx, { course, people: chosen(words, 1, 1, 2, 3, 3) });
    await answerSurvey(world.ctx, {
      course: { id: copy.id },
      people: chosen(wordsOfCopy!, 1, 2, 2, 2, 3),
    });
    const { runs } = await readQuestion(words);
    expect(runs.map(({ result }) => [result.figures?.counts, result.figures?.removed])).toEqual([
      [[1, 2, 2], 0],
      [[3, 1, 0], 1],
    ]);
  });

  test("are only those of courses that the person sees", async () => {
    const copy = await copyCourse();
    const owner = await createPerson(world.ctx, { role: "instructor" });
    await assignStaff(world.ctx, owner, { id: copy.id });
    const { body } = await (
      await world.as(owner)
    ).get<SurveyQuestionResults>(`${base(copy.id)}/survey-results/${copy.questions[0]}`);
    expect(body.runs.map((run) => run.course.id)).toEqual([copy.id]);
    await world.ctx.database
      .update(courses)
      .set({ deletedAt: world.clock.now() })
      .where(eq(courses.id, copy.id));
    expect((await readQuestion(rating)).runs.map((run) => run.course.id)).toEqual([course.id]);
  });
});

describe("free texts", () => {
  let wish: number;
  let group: { id: number };
  const wished = (...texts: string[]) => texts.map((text) => ({ [wish]: text }));

  beforeEach(async () => {
    course = await createCourse(world.ctx, {
      title: "Gardens",
      modules: [{ pages: [[sample.paragraph()]] }],
      survey: [sample.textarea({ question: "What should change?", min: 0, max: 0, survey: true })],
    });
    [wish] = course.survey!.sectionIds as [number];
    staff = await createCourseStaff(world, course);
    group = await createGroup(world.ctx, course, "Evening");
  });

  const textsPath = (query = "") => `${base()}/survey-results/${wish}/texts${query}`;
  const textsOf = async (query = "") =>
    (await staff.teacher.get<CourseSurveyTexts>(textsPath(query))).body;

  test("are for staff, of questions that ask for them", async () => {
    expect(await statusesOf(staff, (client) => client.get(textsPath()))).toEqual(READERS);
    expect((await staff.teacher.get(textsPath("?group=0"))).status).toBe(422);
    const other = await createGroup(world.ctx, await createCourse(world.ctx, { modules: [] }), "x");
    expect((await staff.teacher.get(textsPath(`?group=${other.id}`))).status).toBe(404);
    const choice = await createCourse(world.ctx, {
      modules: [],
      survey: [sample.radio({ graphicType: "survey" })],
    });
    const [section] = choice.survey!.sectionIds;
    const path = `${base(choice.id)}/survey-results/${section}/texts`;
    expect((await staff.admin.get(path)).status).toBe(404);
  });

  test("are what students wrote on the survey's page, which course mates never read", async () => {
    const student = await joinCourse(world, course);
    await takePage(student, course.pages[0]!, [null]);
    const shown = await student.get<PageData>(`/api/courses/page/${course.survey!.id}`);
    expect(Object.values(shown.body.sections)).toMatchObject([
      { question_type: "textarea", graphic_type: "survey", workbook_only: false },
    ]);
    expect((await answer(student, course.survey!, 0, "More sand")).status).toBe(200);
    await answerSurvey(world.ctx, { course, people: wished("More sand", "Less", "Less", "Sí") });
    const { survey } = await read();
    expect(survey!.questions).toMatchObject([
      { kind: "text", options: [], result: { answers: 5, figures: { counts: [] } } },
    ]);
    const { texts, next_cursor: next } = await textsOf("?limit=2");
    const rest = await textsOf(`?limit=2&cursor=${next}`);
    expect([...texts, ...rest.texts].toSorted((a, b) => a.text.localeCompare(b.text))).toEqual([
      { text: "Less", people: 2 },
      { text: "More sand", people: 2 },
      { text: "Sí", people: 1 },
    ]);
    expect(rest.next_cursor).toBeNull();
    const peer = await joinCourse(world, course);
    await takePage(peer, course.pages[0]!, [null]);
    await answer(peer, course.survey!, 0, "Mine");
    expect((await peer.get(`/api/courses/opinions/${wish}`)).status).toBe(404);
  });

  test("are kept back below five, and where a group's rest would tell them", async () => {
    await answerSurvey(world.ctx, { course, people: wished("a", "b", "c", "d") });
    expect(await textsOf()).toEqual({ texts: [], next_cursor: null });
    await answerSurvey(world.ctx, { course, group, people: wished("e", "f", "g", "h", "i") });
    expect((await textsOf()).texts).toHaveLength(9);
    // The total minus the evening group's would reveal four people's.
    expect((await textsOf(`?group=${group.id}`)).texts).toEqual([]);
    await answerSurvey(world.ctx, { course, people: wished("j") });
    expect((await textsOf(`?group=${group.id}`)).texts).toHaveLength(5);
  });

  test("are in the spreadsheet, everybody's by text and a group's by number", async () => {
    await answerSurvey(world.ctx, { course, group, people: wished("=1", "b", "b", "b", "b") });
    const { text } = await staff.teacher.get(`${base()}/survey-export/csv`);
    const [, ...lines] = text.replace("\uFEFF", "").trimEnd().split("\r\n");
    const everybody = "1,What should change?,Everybody,,5,5,1";
    expect(lines.filter((line) => line.startsWith(everybody)).toSorted()).toEqual([
      `${everybody},"'=1",1,0.2,,,,`,
      `${everybody},b,4,0.8,,,,`,
    ]);
    expect(lines).toContain("1,What should change?,Group,Evening,5,5,1,,,,,,,");
  });

  test("go along with a copy of the course", async () => {
    const { status, body } = await staff.admin.post<{ id: number }>(
      "/api/authoring/parts/duplicate",
      { kind: "course", id: course.id },
    );
    expect(status).toBe(200);
    const { survey } = await read("", body.id);
    expect(survey!.questions).toMatchObject([{ kind: "text", question: "What should change?" }]);
  });
});

describe("the spreadsheet", () => {
  const download = (format: string, language = "en") =>
    staff.teacher.get(`${base()}/survey-export/${format}`, {
      headers: { "accept-language": language },
    });

  test("is for staff, in formats that there are", async () => {
    const path = `${base()}/survey-export/csv`;
    expect(await statusesOf(staff, (client) => client.get(path))).toEqual(READERS);
    expect((await download("pdf")).status).toBe(404);
  });

  test("as CSV has the screen's figures, keeps back the same, and runs no formula", async () => {
    await staff.teacher.post(`/api/courses/${course.id}/surveys/update`, {
      sections: [
        {
          id: words,
          radio: { question: "=HYPERLINK(1)", items: ["+Sí, señora", "No"], item_ids: [1, 2] },
        },
      ],
    });
    const evening = await createGroup(world.ctx, course, "@Evening");
    const chosen = (...options: number[]) => options.map((option) => ({ [words]: option }));
    await answerSurvey(world.ctx, { course, people: chosen(1, 1, 1, 2, 2, 2) });
    await answerSurvey(world.ctx, { course, group: evening, people: chosen(1, 1) });
    const { status, headers, text, bytes } = await download("csv");
    expect([status, headers["content-type"], headers["x-content-type-options"]]).toEqual([
      200,
      "text/csv; charset=utf-8",
      "nosniff",
    ]);
    expect(headers["content-disposition"]).toContain("attachment");
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = text.replace("\uFEFF", "").trimEnd().split("\r\n");
    expect(lines).toEqual([
      "Number,Question,Results of,Name,Answers,Reached,Response rate,Answer,People,Share,Mean,Median,Net promoter score,Note",
      `1,"'=HYPERLINK(1)",Everybody,,8,8,1,"'+Sí, señora",5,0.625,,,,`,
      `1,"'=HYPERLINK(1)",Everybody,,8,8,1,No,3,0.375,,,,`,
      `1,"'=HYPERLINK(1)",Group,First group,6,6,1,,,,,,,Kept back to protect a few others.`,
      `1,"'=HYPERLINK(1)",Group,"'@Evening",2,2,1,,,,,,,Fewer than five answers.`,
      expect.stringContaining("Period"),
      expect.stringContaining("Period"),
      expect.stringContaining("Run,Gardens"),
      expect.stringContaining("Run,Gardens"),
    ]);
  });

  test("keeps a negative score a number", async () => {
    await answerSurvey(world.ctx, { course, people: graded(1, 1, 1, 1, 1) });
    const { text } = await download("csv");
    expect(text).toContain("1 Deficiente,5,1,1,1,-100,");
  });

  test("speaks Spanish to those who do", async () => {
    await answerSurvey(world.ctx, { course, people: graded(1) });
    const { text } = await download("csv", "es");
    expect(text).toContain("Número;Pregunta;Resultados de");
  });
});

test("people who did not finish the course count once they answered all the same", async () => {
  const ids = await answerSurvey(world.ctx, { course, people: graded(9, 9, 9, 9, 9) });
  await world.ctx.database
    .update(enrolments)
    .set({ finishedAt: null })
    .where(eq(enrolments.userId, ids[0]!));
  await enrol(world.ctx, await createPerson(world.ctx), course);
  expect((await read()).survey).toMatchObject({ reached: 5, answered: 5 });
});

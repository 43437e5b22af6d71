import type { CourseResults, CreatedToken, PageResults } from "@paso/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { createPerson } from "../../testing/factories.ts";
import {
  actAt,
  chosenIn,
  type GeneratedStudent,
  generatedClass,
  PAGES,
  type StoredClass,
  storeClass,
} from "../../testing/generated-class.ts";
import { cases } from "../../testing/long-tests.ts";
import { readCsv, readXlsx } from "../../testing/read-sheet.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import type { TestAnswer, TestClient } from "../../testing/test-client.ts";

let world: TestApp;
let admin: TestClient;
let secret: string;
beforeAll(async () => {
  world = await startTestApp();
  admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
  const wanted = { name: "Report", scopes: ["results:read"], days: 30 };
  secret = (await admin.post<CreatedToken>("/api/account/tokens", wanted)).body.secret;
});
afterAll(() => world.stop());

/** Requests as a program does, with only the token. */
function getAsProgram<Body>(path: string): Promise<TestAnswer<Body>> {
  const headers = { authorization: `Bearer ${secret}` };
  return world.visitor().send<Body>("GET", path, undefined, { headers });
}

/** The path, and the response there, which is the same for a program and the screen. */
async function getTwice<Body>(path: string): Promise<Body> {
  const screen = await admin.get<Body>(path);
  const program = await getAsProgram<Body>(path);
  expect([screen.status, program.status]).toEqual([200, 200]);
  expect(program.body).toEqual(screen.body);
  return screen.body;
}

/** A spreadsheet's rows without the header: the same as CSV, as xlsx and for a program. */
async function download(base: string, table: string, query: string): Promise<string[][]> {
  const path = (format: string) => `${base}-export/${table}/${format}${query}`;
  const csv = await admin.get(path("csv"));
  expect((await getAsProgram(path("csv"))).text).toBe(csv.text);
  const rows = readCsv(csv.text);
  const xlsx = await readXlsx((await admin.get(path("xlsx"))).bytes);
  const width = rows[0]?.length ?? 0;
  const filled = xlsx.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ""));
  expect(filled).toEqual(rows);
  return rows.slice(1);
}

const round = (value: number) => String(Math.round(value * 1_000) / 1_000);
type Content = (typeof PAGES)[number][number];
const optionsOf = (content: Content): readonly { id: number; text: string; valid?: boolean }[] =>
  "options" in content ? content.options : [];
const isRight = (content: Content, chosen: readonly number[]) =>
  optionsOf(content).every(({ id, valid }) => valid === chosen.includes(id));

/** The questions' table, computed plainly: place, answers, option, right, people, first, share. */
function expectedQuestions(counted: readonly GeneratedStudent[]): string[][] {
  return PAGES.flatMap((sections, page) =>
    sections.flatMap((content, place) => {
      const acts = counted.flatMap((one) => actAt(one, page, place) ?? []);
      const step = String(place + 1);
      if (!("options" in content)) {
        return [[step, content.type === "textarea" ? String(acts.length) : "", "", "", "", "", ""]];
      }
      const shareOf = (people: number) => (acts.length === 0 ? "" : round(people / acts.length));
      const rows = optionsOf(content).map(({ id, text, valid }) => {
        const people = acts.filter((act) => chosenIn(content, act).includes(id)).length;
        const isTwice = content.type === "radio";
        const first = acts.filter((act) =>
          (act.before === null ? chosenIn(content, act) : [act.before]).includes(id),
        ).length;
        return [
          step,
          String(acts.length),
          text,
          valid === undefined ? "" : valid ? "yes" : "no",
          String(people),
          isTwice ? String(first) : "",
          shareOf(people),
        ];
      });
      const known = new Set(optionsOf(content).map(({ id }) => id));
      const removed = acts.flatMap((act) => chosenIn(content, act)).filter((id) => !known.has(id));
      const [answers, people] = [String(acts.length), String(removed.length)];
      const row = [step, answers, "Options removed since", "", people, "", shareOf(removed.length)];
      return removed.length === 0 ? rows : [...rows, row];
    }),
  );
}

/**
 * The figures of a student's row, computed plainly: answered and right, of all and of the final quiz, without
 * excused pages.
 */
function expectedMarks(one: GeneratedStudent): string[] {
  const marks = PAGES.flatMap((sections, page) =>
    sections.flatMap((content, place) => {
      const isAsked = content.type.endsWith("validated") && !one.pages[page]!.isExcused;
      const done = isAsked ? actAt(one, page, place) : null;
      return done ? [{ page, isRight: isRight(content, chosenIn(content, done)) }] : [];
    }),
  );
  const countOf = (some: typeof marks) => [
    String(some.length),
    String(some.filter((mark) => mark.isRight).length),
  ];
  return [...countOf(marks), ...countOf(marks.filter(({ page }) => page === 1))];
}

/** The answers in a student's rows, computed plainly: step and answer; none that stays in a workbook. */
function expectedAnswers(one: GeneratedStudent): string[][] {
  return PAGES.flatMap((sections, page) =>
    sections.flatMap((content, place) => {
      const done = actAt(one, page, place);
      const step = String(place + 1);
      if (!done || content.type === "paragraph") return [];
      if (content.type === "textarea") return done.text.published ? [[step, "Words", "", ""]] : [];
      const textsOf = (ids: readonly number[]) =>
        optionsOf(content)
          .flatMap(({ id, text }) => (ids.includes(id) ? [text] : []))
          .join(" | ");
      const chosen = chosenIn(content, done);
      const isTwice = content.type === "radio";
      const isChecked = content.type.endsWith("validated");
      return [
        [
          step,
          textsOf(chosen),
          isTwice ? textsOf(done.before === null ? chosen : [done.before]) : "",
          isChecked ? (isRight(content, chosen) ? "yes" : "no") : "",
        ],
      ];
    }),
  );
}

const NO_ROUNDS = ["", ""];
const NO_TEXTS = ["", "", "", "", "", "", ""];

/** The screen and the table agree on who got how far, on options, and on what became of texts. */
function expectAsOnScreen(rows: readonly string[][], pages: readonly PageResults[]): void {
  const onScreen = pages.flatMap(({ sections }) =>
    sections.flatMap(({ question, reached, finished, standing, left, seconds }) => {
      const time = seconds === null ? "" : Math.round(seconds);
      const funnel = [reached, finished, standing, left, time].map(String);
      if (question === null) return [[...funnel, "", ...NO_ROUNDS, ...NO_TEXTS]];
      if (question.type === "texts") {
        const { published, without_reply, hidden, views, likes, comments, reports } = question;
        const texts = [published, published - without_reply, hidden, views, likes, comments];
        return [[...funnel, "", ...NO_ROUNDS, ...[...texts, reports].map(String)]];
      }
      const second = question.type === "poll" ? question.second_round : null;
      const rounds = second ? [String(second.answers), String(second.changed)] : NO_ROUNDS;
      const { options, removed } = question;
      const rows = options.map(({ chosen }) => [...funnel, String(chosen), ...rounds, ...NO_TEXTS]);
      const others = [...funnel, String(removed), ...NO_ROUNDS, ...NO_TEXTS];
      return removed === 0 ? rows : [...rows, others];
    }),
  );
  const inTable = rows.map((row) => [...row.slice(4, 9), row[12], ...row.slice(19)]);
  expect(inTable).toEqual(onScreen);
}

async function expectStored(stored: StoredClass, students: readonly GeneratedStudent[]) {
  const { course, groups, people } = stored;
  const base = `/api/authoring/courses/${course.id}/results`;
  for (const group of [null, 0, 1]) {
    const query = group === null ? "" : `?group=${groups[group]!}`;
    const isCounted = (one: GeneratedStudent) =>
      one.role === "student" && (group === null || one.group === group);
    await getTwice<CourseResults>(base + query);
    const pages: PageResults[] = [];
    for (const { id } of course.pages) pages.push(await getTwice(`${base}/pages/${id}${query}`));

    const questions = await download(base, "questions", query);
    expect(questions.map((row) => [row[2], ...row.slice(9, 15)])).toEqual(
      expectedQuestions(students.filter(isCounted)),
    );
    expectAsOnScreen(questions, pages);

    const found = new Map(students.map((one, index) => [people[index]!.email, one]));
    const counted = students.flatMap((one, index) =>
      isCounted(one) ? [people[index]!.email] : [],
    );
    const rows = await download(base, "students", query);
    expect(rows.map(([, email]) => email).toSorted()).toEqual(counted.toSorted());
    for (const row of rows) expect(row.slice(-4)).toEqual(expectedMarks(found.get(row[1]!)!));

    const answers = Map.groupBy(await download(base, "answers", query), ([, email]) => email!);
    for (const email of counted) {
      const told = (answers.get(email) ?? []).map((row) => [row[5], ...row.slice(7, 10)]);
      expect(told).toEqual(expectedAnswers(found.get(email)!));
    }
    expect([...answers.keys()].filter((email) => !counted.includes(email))).toEqual([]);
  }
}

test("spreadsheets and programs are told what the screens say, as a plain count has it", async () => {
  await fc.assert(
    fc.asyncProperty(generatedClass, async (students) => {
      await expectStored(await storeClass(world.ctx, students), students);
    }),
    { numRuns: cases({ usually: 5, long: 60 }), endOnFailure: true },
  );
}, 120_000);

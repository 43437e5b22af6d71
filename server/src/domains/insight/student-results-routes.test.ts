import type { PageResults, StudentResults, StudentWay } from "@paso/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  type CourseStaff,
  createCourseStaff,
  READERS,
  statusesOf,
} from "../../testing/course-staff.ts";
import {
  assignStaff,
  createCourse,
  createGroup,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../testing/factories.ts";
import { sample } from "../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import { answer, answerAgain, finish, takePage } from "../../testing/take-course.ts";
import type { TestClient } from "../../testing/test-client.ts";

let world: TestApp;
let course: MadeCourse;
let staff: CourseStaff;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  course = await createCourse(world.ctx, {
    title: "Gardens",
    freeNavigation: true,
    modules: [
      {
        pages: [
          [
            sample.radioValidated({ finalQuiz: true }),
            sample.radio({ twoRounds: true }),
            sample.textarea({ min: 0, max: 0 }),
          ],
          [sample.textarea({ min: 0, max: 0, workbookOnly: true })],
        ],
      },
    ],
    survey: [sample.radio()],
  });
  staff = await createCourseStaff(world, course);
});

const base = () => `/api/authoring/courses/${course.id}`;
const list = async (query = "", client = staff.teacher) =>
  (await client.get<StudentResults>(`${base()}/results/students${query}`)).body;
const namesIn = (body: StudentResults) => body.students.map((one) => one.last_name);

async function join(lastName: string, group?: { id: number }) {
  const person = await createPerson(world.ctx, { firstName: "Ada", lastName });
  await enrol(world.ctx, person, course, group);
  return { id: person.id, client: await world.as(person) };
}
const first = () => course.pages[0]!;
const answerQuiz = (client: TestClient, value: string) => answer(client, first(), 0, value);

describe("the list of students", () => {
  test("is for staff, and leaves staff out", async () => {
    const path = `${base()}/results/students`;
    expect(await statusesOf(staff, (client) => client.get(path))).toEqual(READERS);
    const colleague = await createPerson(world.ctx, { role: "instructor" });
    await assignStaff(world.ctx, colleague, course);
    await enrol(world.ctx, colleague, course);
    expect(await list()).toEqual({ students: [], total: 0, pages: 2, next_cursor: null });
    const refused = await staff.teacher.get(`${path}?order=age&group=x`);
    expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([
      422,
      ["group", "order"],
    ]);
    const other = await createCourse(world.ctx, { modules: [] });
    const group = await createGroup(world.ctx, other, "Elsewhere");
    expect((await staff.teacher.get(`${path}?group=${group.id}`)).status).toBe(404);
  });

  test("is sorted, filtered, searched and read in parts", async () => {
    const evening = await createGroup(world.ctx, course, "Evening");
    const [zuse, abel] = [await join("Zuse"), await join("Ábel", evening)];
    await answerQuiz(zuse.client, "1");
    await world.ctx.clock.sleep(60_000);
    await answerQuiz(abel.client, "0");
    await join("Moore");
    expect(namesIn(await list())).toEqual(["Ábel", "Moore", "Zuse"]);
    expect(namesIn(await list("?order=quiet"))).toEqual(["Zuse", "Ábel", "Moore"]);
    expect(namesIn(await list("?order=result"))).toEqual(["Zuse", "Ábel", "Moore"]);
    expect(namesIn(await list("?show=not_begun"))).toEqual(["Moore"]);
    expect(namesIn(await list("?q=abel"))).toEqual(["Ábel"]);
    expect(await list(`?group=${evening.id}`)).toMatchObject({
      total: 1,
      students: [{ last_name: "Ábel", answered: 1, right: 1, quiz_answered: 1, quiz_right: 1 }],
    });
    for (const order of ["name", "quiet", "result"]) {
      const whole = namesIn(await list(`?order=${order}`));
      const parts: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const part: StudentResults = await list(`?order=${order}&limit=1&cursor=${cursor}`);
        parts.push(...namesIn(part));
        cursor = part.next_cursor;
      }
      expect(parts).toEqual(whole);
    }
    await world.ctx.clock.sleep(8 * 86_400_000);
    // Sessions do not last that long.
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    expect(namesIn(await list("?show=stuck", admin))).toEqual(["Ábel", "Zuse"]);
    expect(namesIn(await list("?show=finished", admin))).toEqual([]);
  });
});

describe("one student's way", () => {
  test("is what they did, without what stays in their workbook", async () => {
    const { id, client } = await join("Zuse");
    await takePage(client, first(), ["1"]);
    await answer(client, first(), 1, "0");
    await answerAgain(client, first(), 1, "2");
    await finish(client, first(), 1);
    await answer(client, first(), 2, "Roses");
    await answer(client, course.pages[1]!, 0, "My own plan");
    const path = `${base()}/results/students/${id}`;
    expect(await statusesOf(staff, (one) => one.get(path))).toEqual(READERS);
    const { body, text } = await staff.teacher.get<StudentWay>(path);
    expect(body.student).toMatchObject({ last_name: "Zuse", answered: 1, right: 0 });
    expect(body.pages[0]?.sections).toMatchObject([
      { status: "finished", answer: { type: "choice", chosen: ["Option 2"], right: false } },
      {
        status: "finished",
        answer: { chosen: ["Option 3"], first: ["Option 1"], right: null },
      },
      { status: "open", answer: { type: "text", text: "Roses" } },
    ]);
    expect(body.pages[1]?.sections).toMatchObject([{ answer: { type: "private" } }]);
    expect(body.pages).toHaveLength(2);
    expect(text).not.toContain("My own plan");
  });

  test("is of students of the course alone", async () => {
    const stranger = await createPerson(world.ctx);
    for (const id of [stranger.id, 999_999, "x"]) {
      expect((await staff.teacher.get(`${base()}/results/students/${id}`)).status).toBe(404);
    }
  });
});

describe("spreadsheets", () => {
  const download = (table: string, format = "csv") =>
    staff.teacher.get(`${base()}/results-export/${table}/${format}`);
  const linesOf = (text: string) => text.replace("\uFEFF", "").trimEnd().split("\r\n");

  test("are for staff, in both formats, safe and with accents", async () => {
    const { client } = await join("=Núñez");
    await answerQuiz(client, "0");
    for (const table of ["questions", "students", "answers"]) {
      const path = `${base()}/results-export/${table}/csv`;
      expect(await statusesOf(staff, (one) => one.get(path))).toEqual(READERS);
      const csv = await download(table);
      expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      expect(csv.headers["content-disposition"]).toContain("attachment");
      const xlsx = await download(table, "xlsx");
      expect([xlsx.status, String(xlsx.bytes.subarray(0, 2))]).toEqual([200, "PK"]);
      expect(csv.text).not.toMatch(/(^|,)=/m);
    }
    expect((await download("people")).status).toBe(404);
    expect((await download("students", "pdf")).status).toBe(404);
    expect(linesOf((await download("students")).text)[1]).toBe(
      `Ada =Núñez,${await emailOf("=Núñez")},First group,0,2026-03-10T12:00,,1,1,1,1`,
    );
  });

  const emailOf = async (lastName: string) => {
    const { rows } = await world.ctx.database.execute<{ email: string }>(
      sql`select email from users where last_name = ${lastName}`,
    );
    return rows[0]?.email;
  };

  test("hold the figures of the screen, and every answer but private ones", async () => {
    const students = [await join("A"), await join("B"), await join("C")];
    for (const [index, { client }] of students.entries()) {
      await takePage(client, first(), [String(index % 2), "0", "=SUM(1)"]);
      await answer(client, course.pages[1]!, 0, "My own plan");
    }
    const { body } = await staff.teacher.get<PageResults>(`${base()}/results/pages/${first().id}`);
    const question = body.sections[0]!.question!;
    if (question.type !== "checked") throw new Error("It has a key.");
    const rows = linesOf((await download("questions")).text);
    const round = (value: number) => Math.round(value * 1_000) / 1_000;
    for (const [index, option] of question.options.entries()) {
      const share = round(option.chosen / question.answers);
      expect(rows[index + 1]).toBe(
        `Module 1,Page 1,1,Which is right?,3,3,0,0,,3,${option.text},${option.valid ? "yes" : "no"},` +
          `${option.chosen},,${share},,,${round(question.facility ?? 0)},,,,,,,,,,`,
      );
    }
    const answers = linesOf((await download("answers")).text);
    expect(answers).toHaveLength(1 + 3 * 3);
    expect(answers.join()).not.toContain("My own plan");
    expect(answers[1]).toContain(
      "Module 1,Page 1,1,Which is right?,Option 1,,yes,2026-03-10T12:00",
    );
    expect(answers[3]).toContain('What do you think?,"\'=SUM(1)",,,2026');
  });

  test("list people by last name, then first name", async () => {
    for (const [lastName, firstName] of [
      ["Zapata", "Ada"],
      ["Álvarez", "Eva"],
      ["alonso", "Ben"],
      ["Álvarez", "Ana"],
    ] as const) {
      const person = await createPerson(world.ctx, { firstName, lastName });
      await enrol(world.ctx, person, course);
      await answer(await world.as(person), first(), 0, "0");
    }
    const expected = ["Ben alonso", "Ana Álvarez", "Eva Álvarez", "Ada Zapata"];
    for (const table of ["students", "answers", "grades"]) {
      const names = linesOf((await download(table)).text).map((line) => line.split(",")[0]);
      expect(names.slice(1)).toEqual(expected);
    }
  });

  test("of one group hold what the screen says of it", async () => {
    const group = await createGroup(world.ctx, course, "Evening");
    const inGroup = await createPerson(world.ctx, { lastName: "Late" });
    await enrol(world.ctx, inGroup, course, group);
    await answer(await world.as(inGroup), first(), 0, "0");
    await answer((await join("Early")).client, first(), 0, "1");
    const query = `?group=${group.id}`;
    const of = (table: string) =>
      staff.teacher.get(`${base()}/results-export/${table}/csv${query}`);
    for (const table of ["students", "answers", "grades"]) {
      const { text } = await of(table);
      expect([linesOf(text).length, text.includes("Late"), text.includes("Early")]).toEqual([
        2,
        true,
        false,
      ]);
    }
    expect((await of("students")).headers["content-disposition"]).toContain("(Evening).csv");
    const { body } = await staff.teacher.get<PageResults>(
      `${base()}/results/pages/${first().id}${query}`,
    );
    expect(body.sections[0]?.question?.answers).toBe(1);
    expect(linesOf((await of("questions")).text)[1]).toContain(
      "Which is right?,1,0,1,0,,1,Option 1,yes,1,",
    );
    const other = await createCourse(world.ctx, { modules: [] });
    const { id: elsewhere } = await createGroup(world.ctx, other, "Elsewhere");
    const refused = `${base()}/results-export/students/csv?group=${elsewhere}`;
    expect((await staff.teacher.get(refused)).status).toBe(404);
  });

  test("of very many answers are CSV alone", async () => {
    await world.ctx.database.execute(sql`
      with made as (
        insert into users (email, first_name, last_name, role, password_hash)
        select 'crowd-' || n || '@example.org', 'Many', n::text, 'student', 'none'
        from generate_series(1, 26000) n returning id)
      insert into enrolments (user_id, course_id, group_id)
      select made.id, ${course.id}, g.id from made, groups g where g.course_id = ${course.id}`);
    const { status, error } = await download("answers", "xlsx");
    expect([status, error.code]).toEqual([409, "too_large"]);
  });
});

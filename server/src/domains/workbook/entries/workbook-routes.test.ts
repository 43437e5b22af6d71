import {
  ANSWERS_NEEDED,
  type WorkbookEntry,
  type WorkbookPage,
  type Workbooks,
} from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { sections } from "../../../database/tables/index.ts";
import {
  attachFile,
  changeCourse,
  createCourse,
  createPerson,
  enrol,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { comment } from "../../../testing/opinion-class.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer, answerAgain, finish, joinCourse } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;

beforeAll(async () => {
  world = await startTestApp();
  world.clock.moveTo("2026-03-10T12:00:00Z");
});
afterAll(() => world.stop());

const entriesOf = async (client: TestClient, query = "") =>
  (await client.get<WorkbookPage>(`/api/student/workbook/entries${query}`)).body;
const textOf = (entry: WorkbookEntry) =>
  entry.kind === "passage"
    ? entry.quote
    : entry.kind === "choice"
      ? entry.options.find(({ chosen }) => chosen)?.text
      : entry.text;

function createBookCourse(title = "Soil", order = 1): Promise<MadeCourse> {
  return createCourse(world.ctx, {
    title,
    order,
    modules: [
      {
        pages: [
          [
            sample.paragraph(),
            sample.radioValidated(),
            sample.textarea({ min: 0, max: 0 }),
            sample.textarea({ min: 0, max: 0, workbookOnly: true, question: "Your plan" }),
          ],
          [sample.paragraph()],
        ],
      },
    ],
  });
}

/** Completes the first page, creating an entry of each kind. */
async function fill(client: TestClient, course: MadeCourse): Promise<void> {
  const [page] = course.pages;
  await finish(client, page!, 0);
  await answer(client, page!, 1, "0");
  await finish(client, page!, 1);
  await answer(client, page!, 2, "Érase una raíz");
  await finish(client, page!, 2);
  await answer(client, page!, 3, "Water on Mondays");
  await finish(client, page!, 3);
  await client.post(`/api/courses/page/notes/${page!.id}`, { text: "Buy a POT" });
  const { status } = await client.post(`/api/courses/page/passages/${page!.id}`, {
    section_id: page!.sectionIds[0],
    quote: "roots look for water",
    prefix: "",
    suffix: "",
    start: 5,
    note: "Where?",
    pictures: [],
  });
  expect(status).toBe(200);
}

describe("the workbook", () => {
  let course: MadeCourse;
  let student: TestClient;
  beforeAll(async () => {
    course = await createBookCourse();
    student = await joinCourse(world, course);
    await fill(student, course);
  });

  test("401 when signed out; a course is 404 for strangers and 403 for staff who do not take it", async () => {
    const visitor = world.visitor();
    await visitor.get("/api/session");
    const stranger = await world.as(await createPerson(world.ctx));
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const path = "/api/student/workbook/entries";
    expect((await visitor.get("/api/student/workbook")).status).toBe(401);
    expect((await visitor.get(path)).status).toBe(401);
    for (const [client, status] of [
      [stranger, 404],
      [admin, 403],
    ] as const) {
      expect((await client.get(`${path}?course=${course.id}`)).status).toBe(status);
      expect((await entriesOf(client)).entries).toEqual([]);
    }
    expect((await student.get(`${path}?course=2000000000`)).status).toBe(404);
  });

  test.each([
    "course=x",
    "part=all",
    "order=page",
    "q=a",
    `q=${"a".repeat(101)}`,
    "limit=0",
    "x=1",
  ])("422 for %s", async (query) => {
    const { status } = await student.get(`/api/student/workbook/entries?${query}`);
    expect(status).toBe(422);
  });

  test("names the courses that something is kept of, with how much", async () => {
    const empty = await joinCourse(world, course);
    const read = async (client: TestClient) =>
      (await client.get<Workbooks>("/api/student/workbook")).body.courses;
    expect(await read(student)).toEqual([
      {
        id: course.id,
        title: "Soil",
        language: "en",
        answers: 1,
        texts: 2,
        notes: 1,
        passages: 1,
      },
    ]);
    expect(await read(empty)).toEqual([]);
  });

  test("is in the order of the course, each entry with the way to its place", async () => {
    const { entries, total, next_cursor } = await entriesOf(student, `?course=${course.id}`);
    expect([total, next_cursor]).toEqual([5, null]);
    expect(entries.map(({ kind }) => kind)).toEqual(["passage", "choice", "text", "text", "note"]);
    const [page] = course.pages;
    const path = `/student/courses/${course.id}/pages/${page!.id}`;
    expect(entries.map((entry) => entry.redirect_to)).toEqual([
      ...page!.sectionIds.map((id) => `${path}#section-${id}`),
      `${path}#notes`,
    ]);
    expect(entries[0]).toMatchObject({
      course: { id: course.id, title: "Soil", language: "en" },
      module: { order: 1, title: "Module 1" },
      page: { id: page!.id, is_survey: false },
      quote: "roots look for water",
      note: "Where?",
    });
  });

  test("has what is right and why, and says which texts only the author reads", async () => {
    const { entries } = await entriesOf(student);
    const { options } = sample.radioValidated();
    expect(entries[1]).toMatchObject({
      question: sample.radioValidated().question,
      options: options.map(({ text, valid, reason }, index) => {
        return { text, valid, reason, chosen: index === 0, mates: null };
      }),
      mates_count: null,
    });
    expect(entries[2]).toMatchObject({ text: "Érase una raíz", workbook_only: false });
    expect(entries[3]).toMatchObject({ text: "Water on Mondays", workbook_only: true, likes: 0 });
  });

  test("can be narrowed to one kind of thing", async () => {
    const kinds = async (part: string) =>
      (await entriesOf(student, `?part=${part}`)).entries.map(({ kind }) => kind);
    expect(await kinds("answers")).toEqual(["choice"]);
    expect(await kinds("texts")).toEqual(["text", "text"]);
    expect(await kinds("notes")).toEqual(["note"]);
    expect(await kinds("passages")).toEqual(["passage"]);
  });

  test("is searched without regard to case and accents: all words, in any order", async () => {
    const find = async (q: string) =>
      (await entriesOf(student, `?q=${encodeURIComponent(q)}`)).entries.map(textOf);
    expect(await find("RAIZ erase")).toEqual(["Érase una raíz"]);
    expect(await find("pót")).toEqual(["Buy a POT"]);
    expect(await find("where")).toEqual(["roots look for water"]);
    expect(await find("your plan")).toEqual(["Water on Mondays"]);
    expect(await find("water")).toEqual(["roots look for water", "Water on Mondays"]);
    expect(await find("water raíz")).toEqual([]);
    const chosen = sample.radioValidated().options[0]!.text;
    expect(await find(chosen)).toEqual([chosen]);
  });

  test("comes part after part, each entry once, in either order", async () => {
    for (const order of ["course", "time"]) {
      const whole = (await entriesOf(student, `?order=${order}`)).entries.map(({ key }) => key);
      const parts: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const part: WorkbookPage = await entriesOf(
          student,
          `?order=${order}&limit=2${cursor ? `&cursor=${cursor}` : ""}`,
        );
        expect(part.total).toBe(5);
        parts.push(...part.entries.map(({ key }) => key));
        cursor = part.next_cursor;
      }
      expect(parts).toEqual(whole);
      expect(new Set(parts).size).toBe(5);
    }
  });

  test("is limited to more searches than anybody types", async () => {
    const busy = await joinCourse(world, course);
    const statuses = [];
    for (let search = 0; search < 60; search++) {
      statuses.push((await busy.get("/api/student/workbook/entries?q=soil")).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await busy.get("/api/student/workbook/entries?q=soil")).status).toBe(429);
    expect((await busy.get("/api/student/workbook/entries")).status).toBe(200);
  });
});

test("all courses come one after the other, or the newest first", async () => {
  const [later, earlier] = [
    await createBookCourse("Later", 9),
    await createBookCourse("Earlier", 3),
  ];
  const student = await joinCourse(world, later);
  const { user } = (await student.get<{ user: { id: number } }>("/api/session")).body;
  await enrol(world.ctx, user, earlier);
  const note = (course: MadeCourse, text: string) =>
    student.post(`/api/courses/page/notes/${course.pages[0]!.id}`, { text });
  await note(later, "first");
  world.clock.moveTo("2026-03-10T12:05:00Z");
  await note(earlier, "second");
  expect((await entriesOf(student)).entries.map(textOf)).toEqual(["second", "first"]);
  world.clock.moveTo("2026-03-10T12:10:00Z");
  await note(later, "third");
  expect((await entriesOf(student, "?order=time")).entries.map(textOf)).toEqual([
    "third",
    "second",
  ]);
});

describe("what the class said", () => {
  async function createPoll(): Promise<MadeCourse> {
    return createCourse(world.ctx, {
      modules: [{ pages: [[sample.radio({ twoRounds: true }), sample.paragraph()]] }],
    });
  }
  const choiceOf = async (client: TestClient) =>
    (await entriesOf(client)).entries.find(({ kind }) => kind === "choice") as WorkbookEntry & {
      kind: "choice";
    };

  test("is withheld below five answers, as on the page", async () => {
    const course = await createPoll();
    const people = await Promise.all(
      Array.from({ length: ANSWERS_NEEDED - 1 }, () => joinCourse(world, course)),
    );
    for (const person of people) await answer(person, course.pages[0]!, 0, "0");
    const before = await choiceOf(people[0]!);
    expect(before.mates_count).toBeNull();
    expect(before.options.map(({ mates }) => mates)).not.toContainEqual(expect.any(Number));
    await answer(await joinCourse(world, course), course.pages[0]!, 0, "1");
    const after = await choiceOf(people[0]!);
    expect(after.mates_count).toBe(ANSWERS_NEEDED - 1);
    expect(after.options.slice(0, 2).map(({ mates }) => mates)).toEqual([3, 1]);
  });

  test("between two rounds is the first one's; moves come once five answered the second", async () => {
    const course = await createPoll();
    const page = course.pages[0]!;
    const people = await Promise.all(
      Array.from({ length: ANSWERS_NEEDED }, () => joinCourse(world, course)),
    );
    for (const person of people) await answer(person, page, 0, "0");
    const [first, ...others] = people;
    for (const person of others) await answerAgain(person, page, 0, "1");
    const waiting = await choiceOf(first!);
    expect(waiting.options.slice(0, 2).map(({ mates }) => mates)).toEqual([4, 0]);
    expect(waiting.second_round).toBeNull();
    expect(waiting.options[0]!.chosen_first).toBeNull();
    await answerAgain(first!, page, 0, "1");
    const moved = await choiceOf(first!);
    expect(moved.options.slice(0, 2).map(({ mates }) => mates)).toEqual([0, 4]);
    expect(moved.second_round).toEqual({ people: 5, changed: 5 });
    expect(moved.options[0]).toMatchObject({ chosen: false, chosen_first: true });
  });
});

describe("what became of a course", () => {
  test("one's own words stay when it is over, without a way to the place", async () => {
    const course = await createBookCourse();
    const student = await joinCourse(world, course);
    await fill(student, course);
    await changeCourse(world.ctx, course, { endsAt: new Date("2026-03-01T00:00:00Z") });
    const { entries } = await entriesOf(student, `?course=${course.id}`);
    expect(entries).toHaveLength(5);
    expect(new Set(entries.map((entry) => entry.redirect_to))).toEqual(new Set([null]));
    expect(entries[1]).toMatchObject({ options: [{ valid: true }, {}, {}] });
  });

  test("a draft hides it, as everywhere", async () => {
    const course = await createBookCourse();
    const student = await joinCourse(world, course);
    await fill(student, course);
    await changeCourse(world.ctx, course, { status: "draft" });
    expect((await student.get(`/api/student/workbook/entries?course=${course.id}`)).status).toBe(
      404,
    );
    expect((await entriesOf(student)).entries).toEqual([]);
  });

  test("an answer to a removed question stays, at the end of its page and without the key", async () => {
    const course = await createBookCourse();
    const student = await joinCourse(world, course);
    await fill(student, course);
    const removed = course.pages[0]!.sectionIds[1]!;
    await world.ctx.database
      .update(sections)
      .set({ deletedAt: world.clock.now() })
      .where(eq(sections.id, removed));
    await changeCourse(world.ctx, course, {});
    const { entries } = await entriesOf(student, `?course=${course.id}`);
    expect(entries.map(({ kind }) => kind)).toEqual(["passage", "text", "text", "choice", "note"]);
    expect(entries[3]).toMatchObject({
      question: sample.radioValidated().question,
      redirect_to: null,
      options: [{ chosen: true, valid: null, reason: "" }, {}, {}],
    });
  });
});

test("an opinion comes with its likes and its comments, hidden ones left out", async () => {
  const course = await createBookCourse();
  const student = await joinCourse(world, course);
  await fill(student, course);
  const mate = await joinCourse(world, course, { firstName: "Kwame" });
  await fill(mate, course);
  const own = await student.get<{ data: { id: number }[] }>(
    `/api/courses/opinions/${course.pages[0]!.sectionIds[2]}/workbook`,
  );
  const opinionId = own.body.data[0]!.id;
  await comment(mate, opinionId, "A song!");
  await mate.post(`/api/courses/opinion/${opinionId}/like`);
  const texts = async () => (await entriesOf(student, "?part=texts")).entries;
  expect((await texts())[0]).toMatchObject({
    likes: 1,
    comment_count: 1,
    comments: [{ first_name: "Kwame", text: "A song!", own: false, at: "2026-03-10T12:10" }],
  });
  const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
  const opened = await student.get<{ comment_list: { id: number }[] }>(
    `/api/courses/opinion/${opinionId}`,
  );
  const { id } = opened.body.comment_list[0]!;
  const decision = `/api/authoring/opinions/${opinionId}/comments/${id}/decision`;
  expect((await admin.post(decision, { hidden: true, handled: true })).status).toBe(200);
  expect((await texts())[0]).toMatchObject({ comment_count: 0, comments: [] });
});

test("a kept picture is shown while its section has it and is open", async () => {
  const course = await createBookCourse();
  const student = await joinCourse(world, course);
  const [page] = course.pages;
  const [sectionId] = page!.sectionIds;
  await attachFile(world.ctx, sectionId!, {
    name: "a b.png",
    use: "inline",
    bytes: Buffer.from("png"),
  });
  await changeCourse(world.ctx, course, {});
  await student.post(`/api/courses/page/passages/${page!.id}`, {
    section_id: sectionId,
    quote: "water",
    prefix: "",
    suffix: "",
    start: 0,
    note: "",
    pictures: [
      { name: "a b.png", alt: "A root" },
      { name: "none.png", alt: "" },
    ],
  });
  const { entries } = await entriesOf(student);
  expect(entries).toMatchObject([
    { pictures: [{ href: `/student/courses/file/${sectionId}/a%20b.png`, alt: "A root" }] },
  ]);
});

import type { CourseArticles, EndpointOutput, readCourseArticle } from "@paso/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import {
  assignStaff,
  createCourse,
  createPerson,
  insertArticle,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { joinCourse } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let course: MadeCourse;
let teacher: TestClient;
let student: TestClient;
let first: { id: number };
let second: { id: number };
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  course = await createCourse(world.ctx, { title: "Soil", modules: [] });
  const person = await createPerson(world.ctx, { role: "instructor", firstName: "Grace" });
  await assignStaff(world.ctx, person, course);
  teacher = await world.as(person);
  student = await joinCourse(world, course);
  const { id: userId } = await createPerson(world.ctx, { firstName: "Ada", lastName: "Lovelace" });
  first = await insertArticle(world.ctx, { userId, courseId: course.id }, { title: "First" });
  second = await insertArticle(
    world.ctx,
    { userId, courseId: course.id },
    { title: "Second", folded: "second thoughts" },
  );
});

const base = () => `/api/authoring/courses/${course.id}/articles`;
const list = async (query = "", client = teacher) =>
  (await client.get<CourseArticles>(`${base()}${query}`)).body;
const titlesOf = ({ articles }: CourseArticles) => articles.map(({ title }) => title);
const read = (id: number) =>
  teacher.get<EndpointOutput<typeof readCourseArticle>>(`${base()}/${id}`);
const decide = (about: string, decision: object) =>
  teacher.post(`${base()}/${about}/decision`, decision);
const studentsPath = (id: number) => `/api/courses/${course.id}/articles/${id}`;
const HIDE = { hidden: true, handled: true };
const UNDO = { hidden: false, handled: false };

test("those reported come first, then the newest, part by part", async () => {
  expect(titlesOf(await list())).toEqual(["Second", "First"]);
  await student.post(`${studentsPath(first.id)}/report`, { reason: "off topic" });
  const part = await list("?limit=1");
  expect(part.articles).toMatchObject([
    { id: first.id, author: "Ada Lovelace", open_reports: 1, hidden: false, decision: null },
  ]);
  const rest = await list(`?limit=1&cursor=${part.next_cursor}`);
  expect([titlesOf(rest), rest.next_cursor]).toEqual([["Second"], null]);
  expect(titlesOf(await list("?show=reported"))).toEqual(["First"]);
  expect(titlesOf(await list("?search=thought"))).toEqual(["Second"]);
});

test("an article is hidden, restored, and its reports are open again", async () => {
  await student.post(`${studentsPath(first.id)}/report`, { reason: "off topic" });
  expect((await read(first.id)).body).toMatchObject({
    text: "<p>Sand lets water through.</p>",
    reports: [{ reason: "off topic" }],
  });
  expect((await decide(`${first.id}`, HIDE)).body).toMatchObject({
    decision: { hidden: true },
    open_reports: 0,
  });
  expect((await student.get(studentsPath(first.id))).status).toBe(404);
  expect(titlesOf(await list("?show=hidden"))).toEqual(["First"]);
  expect((await decide(`${first.id}`, UNDO)).body).toMatchObject({ open_reports: 1 });
  expect((await student.get(studentsPath(first.id))).status).toBe(200);
});

test("a hidden comment is not counted, and marked for its author alone", async () => {
  const { body } = await student.post<{ comment: { id: number } }>(
    `${studentsPath(second.id)}/comments`,
    { text: "Rude words" },
  );
  const about = `${second.id}/comments/${body.comment.id}`;
  expect((await decide(about, HIDE)).status).toBe(200);
  expect((await list("?show=hidden")).articles).toMatchObject([{ title: "Second", comments: 0 }]);
  expect((await student.get(studentsPath(second.id))).body).toMatchObject({
    comment_list: [{ hidden: true, own: true }],
  });
  const peer = await joinCourse(world, course);
  expect((await peer.get(studentsPath(second.id))).body).toMatchObject({ comment_list: [] });
  expect((await decide(`${first.id}/comments/${body.comment.id}`, HIDE)).status).toBe(404);
});

test.each([
  ["teacher", true, true],
  ["assistant", true, false],
  ["viewer", false, false],
] as const)("as %s one decides: %s, changes who shares: %s", async (role, decides, changes) => {
  const person = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, person, course, role);
  const client = await world.as(person);
  expect(await list("", client)).toMatchObject({ may_moderate: decides, may_edit: changes });
  const decision = await client.post(`${base()}/${first.id}/decision`, HIDE);
  expect(decision.status).toBe(decides ? 200 : 403);
  const settings = `/api/authoring/courses/${course.id}/article-settings`;
  const changed = await client.send("PUT", settings, { students_share: true });
  expect(changed.status).toBe(changes ? 200 : 403);
  expect((await list("", client)).students_share).toBe(changes);
});

test("reports that are open are among what needs staff", async () => {
  await student.post(`${studentsPath(first.id)}/report`, {});
  const { body } = await teacher.get<{ needs: object[] }>("/api/authoring/today");
  expect(body.needs).toContainEqual({
    kind: "reports",
    course: { id: course.id, title: "Soil" },
    count: 1,
    redirect_to: `/authoring/courses/${course.id}/articles`,
  });
});

test("words are found among many articles, rare ones in the oldest and frequent ones part by part", async () => {
  await world.ctx.database.execute(sql`
    insert into articles (course_id, user_id, title, text, excerpt, folded, created_at)
    select course_id, user_id, 'Copy ' || n, text, excerpt, 'copied ' || case n % 600 when 0 then 'seldom' else '' end,
      created_at
    from articles, generate_series(1, 1500) n where id = ${first.id} order by n`);
  const asStaff = (words: string, cursor = "") => list(`?search=${words}&cursor=${cursor}`);
  const asStudent = async (words: string, cursor = "") =>
    (
      await student.get<CourseArticles>(
        `/api/courses/${course.id}/articles?q=${words}&cursor=${cursor}`,
      )
    ).body;
  for (const search of [asStaff, asStudent]) {
    expect(titlesOf(await search("thoughts"))).toEqual(["Second"]);
    expect(titlesOf(await search("seldom"))).toEqual(["Copy 1200", "Copy 600"]);
    const part = await search("copied");
    expect(part.articles[0]?.title).toBe("Copy 1500");
    const next = await search("copied", part.next_cursor!);
    expect(next.articles[0]?.title).toBe(`Copy ${1500 - part.articles.length}`);
  }
});

import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { ChoiceCounts, OpenedOpinion, Opinion } from "@paso/contract";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { afterAll, beforeAll, expect, test } from "vitest";

import { sample } from "../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../testing/start-test-app.ts";
import { createBlankDatabase, type TestDatabase } from "../testing/test-database.ts";
import { migrateDatabase } from "./migrate-database.ts";

const MIGRATIONS = join(import.meta.dirname, "migrations");
/** The migrations that had been applied when the rows below were valid. */
const OLD = ["20261120090716_first", "20261120100601_authoring", "20261120133418_student_page"];

/** Ids are assigned in order, so that rows can refer to each other. */
const OLD_ROWS = `
  insert into users (email, first_name, last_name, role, password_hash) values
    ('teacher@example.org', 'Tess', 'Teacher', 'instructor', 'none'),
    ('ada@example.org', 'Ada', 'Author', 'student', 'none'),
    ('rob@example.org', 'Rob', 'Reader', 'student', 'none');
  insert into sessions (token_hash, user_id, created_at, expires_at) values
    ('one', 1, now() - interval '1 day', now() + interval '29 days'),
    ('two', 2, now() - interval '1 day', now() + interval '29 days'),
    ('three', 2, now() - interval '29 days', now() + interval '1 day');
  insert into courses (title, position, language, status, free_navigation) values
    ('Taken', 1, 'en', 'published', true), ('Empty', 2, 'en', 'draft', false);
  insert into modules (course_id, position, title) values (1, 1, 'A module');
  insert into pages (course_id, module_id, position, title) values (1, 1, 1, 'A page');
  insert into sections (page_id, position, content) values (1, 1, $opinion$), (1, 2, $poll$),
    (1, 3, $workbook$);
  insert into course_staff (user_id, course_id) values (1, 1);
  insert into enrolments (user_id, course_id, finished_at) values
    (2, 1, null), (3, 1, '2026-02-01T10:00:00Z');
  insert into progress (user_id, page_id, section_id, status, updated_at)
    select u, 1, s, 'finished', now() from generate_series(2, 3) u, generate_series(1, 2) s;
  insert into progress (user_id, page_id, section_id, status, updated_at)
    values (2, 1, 3, 'show_something', now());
  insert into page_finishes (user_id, course_id, page_id, finished_at)
    values (3, 1, 1, '2026-02-01T10:00:00Z');
  insert into answers (user_id, section_id, option_ids, first_option_ids, text, published, hidden,
      likes, comments, views, created_at, edited_at) values
    (2, 1, null, null, 'words of Ada', true, false, 1, 1, 7, '2026-01-01T10:00:00Z', now()),
    (3, 1, null, null, 'words of Rob', true, true, 0, 0, 0, now(), null),
    (2, 2, '{2}', '{1}', null, false, false, 0, 0, 0, now(), null),
    (3, 2, '{1}', null, null, false, false, 0, 0, 0, now(), null),
    (2, 3, null, null, 'for Ada alone', false, false, 0, 0, 0, now(), null);
  insert into answer_tallies (section_id, option_id, slot, count) values
    (1, 0, 2, 1), (1, 0, 3, 1), (2, 0, 2, 1), (2, 0, 3, 1), (2, 1, 2, 1), (2, 1, 3, 1), (3, 0, 2, 1);
  insert into answer_moves (section_id, from_option, to_option, slot, count) values
    (2, 0, 0, 2, 1), (2, 0, -1, 2, 1), (2, 1, 2, 2, 1);
  insert into opinion_likes (user_id, answer_id, created_at) values (3, 1, now());
  insert into opinion_comments (user_id, answer_id, text, created_at) values
    (3, 1, 'I see it the same way', now());
  insert into opinion_decisions (user_id, answer_id, hidden, created_at) values (1, 2, true, now());
  insert into opinion_reports (user_id, answer_id, reason, decision_id, created_at) values
    (2, 2, 'unkind', 1, now()), (3, 1, 'no reason', null, now());
  insert into repeatable_calls (user_id, key, fingerprint, answer, expires_at) values
    (1, 'a key', 'a print', '{"id": 5}', '2100-01-01');`;

let database: TestDatabase;
let world: TestApp;
beforeAll(async () => {
  database = await createBlankDatabase();
  const folder = await mkdtemp(join(tmpdir(), "paso-old-migrations-"));
  for (const name of OLD) {
    await cp(join(MIGRATIONS, name), join(folder, name), { recursive: true });
  }
  await migrate(drizzle({ client: database.connection.pool }), { migrationsFolder: folder });
  await rm(folder, { recursive: true });
  const contents = {
    opinion: sample.textarea({ min: 0, max: 0 }),
    poll: sample.radio({ twoRounds: true }),
    workbook: sample.textarea({ min: 0, max: 0, workbookOnly: true }),
  };
  const rows = OLD_ROWS.replaceAll(
    /\$(\w+)\$/g,
    (_, name) => `'${JSON.stringify(contents[name as keyof typeof contents])}'`,
  );
  await database.connection.pool.query(rows);
  await migrateDatabase(database.url);
  world = await startTestApp({}, database);
});
afterAll(() => world.stop());

const rowsOf = async (statement: string) => (await database.connection.pool.query(statement)).rows;

test("people were seen when they last used a session or took a step", async () => {
  expect(
    await rowsOf("select id from users where last_seen_at > now() - interval '1 hour' order by id"),
  ).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  expect(await rowsOf("select folded from users where id = 1")).toEqual([
    { folded: "teacher tess teacher@example.org" },
  ]);
});

test("assigned staff are owners, and every student is in their course's default group", async () => {
  expect(await rowsOf("select user_id, course_id, role from course_staff")).toEqual([
    { user_id: 1, course_id: 1, role: "owner" },
  ]);
  expect(await rowsOf("select id, course_id, name, is_default from groups order by id")).toEqual([
    { id: 1, course_id: 1, name: "", is_default: true },
    { id: 2, course_id: 2, name: "", is_default: true },
  ]);
  expect(
    await rowsOf(
      `select user_id, group_id, finished_at is not null as finished from enrolments order by 1`,
    ),
  ).toEqual([
    { user_id: 2, group_id: 1, finished: false },
    { user_id: 3, group_id: 1, finished: true },
  ]);
});

test("likes, comments and reports stay with their opinion", async () => {
  const reader = await world.as({ id: 3 });
  const { body } = await reader.get<{ data: Opinion[] }>("/api/courses/opinions/1");
  expect(body.data).toMatchObject([
    { id: 1, answer: "words of Ada", likes: 1, comments: 1, liked: true, commented: true },
  ]);
  const opened = await reader.get<OpenedOpinion>("/api/courses/opinion/1");
  expect(opened.body).toMatchObject({ edited: true, reported: true, like_count: 1 });
  expect(await rowsOf("select views from opinions where id = 1")).toEqual([{ views: 7 }]);
});

test("hidden opinions and those of the workbook stay with their authors", async () => {
  const author = await world.as({ id: 2 });
  expect((await author.get("/api/courses/opinion/2")).status).toBe(404);
  const own = await author.get<OpenedOpinion>("/api/courses/opinion/5");
  expect(own.body).toMatchObject({ answer: "for Ada alone", published: false, may_edit: true });
  const edited = await author.send("PUT", "/api/courses/opinion/5", { answer: "changed words" });
  expect(edited.status).toBe(200);
  const staff = await world.as({ id: 1 });
  const listed = await staff.get<{ opinions: { id: number; hidden: boolean }[] }>(
    "/api/authoring/courses/1/opinions",
  );
  expect(listed.body.opinions).toMatchObject([
    { id: 1, hidden: false, open_reports: 1 },
    { id: 2, hidden: true, open_reports: 0, decision: { hidden: true, by: "Tess Teacher" } },
  ]);
});

test("who reads a text is what was so when it was written", async () => {
  const statement = "select id, workbook_only from answers where id <= 5 order by id";
  expect(await rowsOf(statement)).toEqual([
    { id: "1", workbook_only: false },
    { id: "2", workbook_only: false },
    { id: "3", workbook_only: null },
    { id: "4", workbook_only: null },
    { id: "5", workbook_only: true },
  ]);
});

test("charts keep their counts, and go on counting", async () => {
  const reader = await world.as({ id: 3 });
  const chart = await reader.get<ChoiceCounts>("/api/courses/graphic/2/bar");
  expect(chart.body).toMatchObject({ mates_count: 1, mates_answers: [0, 1, 0] });
  expect(
    await rowsOf(`select count(*)::int as rows from answer_tallies where group_id <> 0`),
  ).toEqual([{ rows: 0 }]);
});

test("a repeated call gets its earlier response", async () => {
  expect(await rowsOf("select key, response from idempotency_keys")).toEqual([
    { key: "a key", response: { id: 5 } },
  ]);
});

test("new students enrol, answer and are liked", async () => {
  const reader = await world.as({ id: 3 });
  const like = await reader.post("/api/courses/opinion/1/like");
  expect([like.status, like.body]).toEqual([200, { liked: false, like_count: 0 }]);
  const answered = await reader.post("/api/courses/page/1/question/3", { answer: "for Rob alone" });
  expect(answered.status).toBe(200);
});

test("sessions opened for thirty days end as new ones do", async () => {
  const { rows } = await database.connection.pool.query<{ hours: number }>(
    "select round(extract(epoch from expires_at - now()) / 3600)::int as hours from sessions where length(token_hash) < 32 order by created_at, user_id",
  );
  expect(rows.map(({ hours }) => hours)).toEqual([24, 12, 14 * 24]);
});

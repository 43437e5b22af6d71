import { MOST_PASSAGES, PASSAGE_LENGTH, type Passage } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { passages } from "../../../database/tables/index.ts";
import { createCourse, createPerson, type MadeCourse } from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { finish, joinCourse } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let course: MadeCourse;
let student: TestClient;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

beforeEach(async () => {
  course = await createCourse(world.ctx, {
    modules: [{ pages: [[sample.paragraph(), sample.radio(), sample.paragraph()]] }],
  });
  student = await joinCourse(world, course);
});

const address = () => `/api/courses/page/passages/${course.pages[0]!.id}`;
const sectionId = (place = 0) => course.pages[0]!.sectionIds[place]!;
const passage = (changes: object = {}) => ({
  section_id: sectionId(),
  quote: "Roots look for water",
  prefix: "In dry soil. ",
  suffix: ", and find it.",
  start: 13,
  note: "",
  pictures: [],
  ...changes,
});
const keep = (client: TestClient, changes: object = {}, headers: Record<string, string> = {}) =>
  client.post<{ passage: Passage }>(address(), passage(changes), { headers });
const kept = async (client: TestClient) =>
  (await client.get<{ passages: Passage[] }>(address())).body.passages;

describe("passages of a page", () => {
  test("401 when signed out, 404 for a stranger, 403 for staff who do not take the course", async () => {
    const visitor = world.visitor();
    await visitor.get("/api/session");
    const stranger = await world.as(await createPerson(world.ctx));
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    for (const [client, status] of [
      [visitor, 401],
      [stranger, 404],
      [admin, 403],
    ] as const) {
      expect((await client.get(address())).status).toBe(status);
      expect((await keep(client)).status).toBe(status);
    }
  });

  test("are kept with what finds them again, and are their owner's alone", async () => {
    const peer = await joinCourse(world, course);
    const { status, body } = await keep(student, { note: " Ask about this \n" });
    expect(status).toBe(200);
    expect(body.passage).toEqual({
      id: body.passage.id,
      section_id: sectionId(),
      quote: "Roots look for water",
      prefix: "In dry soil. ",
      suffix: ", and find it.",
      start: 13,
      note: "Ask about this",
    });
    expect(await kept(student)).toEqual([body.passage]);
    expect(await kept(peer)).toEqual([]);
  });

  test("are kept once when the same call is repeated", async () => {
    const headers = { "idempotency-key": "a".repeat(32) };
    const first = await keep(student, {}, headers);
    const second = await keep(student, {}, headers);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(await kept(student)).toHaveLength(1);
  });

  test("are refused beside the field when they do not fit", async () => {
    const long = (length: number) => "x".repeat(length + 1);
    for (const [field, value] of [
      ["quote", "  \n"],
      ["quote", long(PASSAGE_LENGTH.quote)],
      ["prefix", long(PASSAGE_LENGTH.context)],
      ["suffix", long(PASSAGE_LENGTH.context)],
      ["note", long(PASSAGE_LENGTH.note)],
      ["start", -1],
      ["pictures", [{ name: "", alt: "" }]],
    ] as const) {
      const { status, error } = await keep(student, { [field]: value });
      expect([field, status]).toEqual([field, 422]);
      expect(Object.keys(error.errors ?? {}).map((path) => path.split(".")[0])).toEqual([field]);
    }
    expect(await kept(student)).toEqual([]);
  });

  test("are of readings that one has reached", async () => {
    expect((await keep(student, { section_id: sectionId(2) })).status).toBe(404);
    expect((await keep(student, { section_id: 2_000_000_000 })).status).toBe(404);
    await finish(student, course.pages[0]!, 0);
    const question = await keep(student, { section_id: sectionId(1) });
    expect([question.status, question.error.code]).toEqual([409, "no_reading"]);
  });

  test("are so many of one text at most, however many are kept at once", async () => {
    const row = { sectionId: sectionId(), quote: "x", prefix: "", suffix: "", start: 0, note: "" };
    const { id: userId } = (await student.get<{ user: { id: number } }>("/api/session")).body.user;
    const createdAt = world.clock.now();
    await world.ctx.database.insert(passages).values(
      Array.from({ length: MOST_PASSAGES - 1 }, () => ({
        ...row,
        userId,
        folded: "",
        createdAt,
      })),
    );
    const answers = await Promise.all(Array.from({ length: 4 }, () => keep(student)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await kept(student)).toHaveLength(MOST_PASSAGES);
  });

  test("keep the names of their section's own pictures alone", async () => {
    await keep(student, { pictures: [{ name: "elsewhere.png", alt: "" }] });
    const [row] = await world.ctx.database
      .select({ pictures: passages.pictures })
      .from(passages)
      .where(eq(passages.sectionId, sectionId()));
    expect(row!.pictures).toEqual([]);
  });
});

describe("a kept passage", () => {
  let one: string;
  beforeEach(async () => {
    one = `/api/student/passages/${(await keep(student)).body.passage.id}`;
  });

  test("gets a note, is changed and removed by its owner", async () => {
    const changed = await student.send<{ passage: Passage }>("PUT", one, { note: "Water!" });
    expect([changed.status, changed.body.passage.note]).toEqual([200, "Water!"]);
    expect(await kept(student)).toMatchObject([{ note: "Water!" }]);
    expect((await student.send("PUT", one, { note: 1 })).error.errors).toHaveProperty("note");
    expect((await student.send("DELETE", one)).body).toEqual({ removed: true });
    expect(await kept(student)).toEqual([]);
    expect((await student.send("DELETE", one)).status).toBe(404);
  });

  test("is nobody else's, staff and administrators included", async () => {
    const visitor = world.visitor();
    await visitor.get("/api/session");
    expect((await visitor.send("PUT", one, { note: "x" })).status).toBe(401);
    const peer = await joinCourse(world, course);
    const admin = await joinCourse(world, course, { role: "admin" });
    for (const client of [peer, admin]) {
      expect((await client.send("PUT", one, { note: "x" })).status).toBe(404);
      expect((await client.send("DELETE", one)).status).toBe(404);
    }
    expect(await kept(student)).toMatchObject([{ note: "" }]);
  });
});

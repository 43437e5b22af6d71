import { MAX_NOTE } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { modules } from "../../../database/tables/index.ts";
import {
  changeCourse,
  createCourse,
  createPerson,
  type MadeCourse,
} from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { joinCourse } from "../../../testing/take-course.ts";
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
    modules: [{ pages: [[sample.paragraph()], [sample.paragraph()]] }],
  });
  student = await joinCourse(world, course);
});

const address = (page = 0) => `/api/courses/page/notes/${course.pages[page]!.id}`;
const noteOf = async (client: TestClient, page = 0) => (await client.get(address(page))).body;
const save = (client: TestClient, text: unknown, page = 0) => client.post(address(page), { text });

describe("page notes", () => {
  test("401 when signed out, 404 for a stranger and an unknown page", async () => {
    const visitor = world.visitor();
    await visitor.get("/api/session");
    const stranger = await world.as(await createPerson(world.ctx));
    expect((await visitor.get(address())).status).toBe(401);
    expect((await save(visitor, "x")).status).toBe(401);
    expect((await stranger.get(address())).status).toBe(404);
    expect((await save(stranger, "x")).status).toBe(404);
    expect((await student.get("/api/courses/page/notes/2000000000")).status).toBe(404);
  });

  test("are empty until saved, which is confirmed", async () => {
    expect(await noteOf(student)).toEqual({ notes: { text: "" } });
    const { status, body } = await save(student, "Ask about\n\tgateways  ");
    expect([status, body]).toEqual([200, { message: "Notes saved." }]);
    expect(await noteOf(student)).toEqual({ notes: { text: "Ask about\n\tgateways  " } });
  });

  test("each replaces the previous one, and an empty note is stored too", async () => {
    await save(student, "first");
    await save(student, "second");
    expect(await noteOf(student)).toEqual({ notes: { text: "second" } });
    await save(student, "");
    expect(await noteOf(student)).toEqual({ notes: { text: "" } });
  });

  test("belong to one person and one page, whether or not its turn has come", async () => {
    const peer = await joinCourse(world, course);
    await save(student, "mine, here", 0);
    await save(student, "mine, there", 1);
    await save(peer, "the peer's", 0);
    expect(await noteOf(student, 0)).toEqual({ notes: { text: "mine, here" } });
    expect(await noteOf(student, 1)).toEqual({ notes: { text: "mine, there" } });
    expect(await noteOf(peer, 1)).toEqual({ notes: { text: "" } });
  });

  test("saved concurrently keep one of the texts sent", async () => {
    const texts = Array.from({ length: 10 }, (_, index) => `version ${index}`);
    const answers = await Promise.all(texts.map((text) => save(student, text)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(texts.map((text) => ({ notes: { text } }))).toContainEqual(await noteOf(student));
  });

  describe("edited from a text that has changed since", () => {
    const replace = (replaces: string, text: string) => student.post(address(), { text, replaces });

    test("are refused with the current note, and nothing is overwritten", async () => {
      expect((await replace("", "first tab")).status).toBe(200);
      const { status, error } = await replace("", "second tab");
      expect([status, error.code]).toEqual([409, "stale_version"]);
      expect(error.current).toEqual({ notes: { text: "first tab" } });
      expect(await noteOf(student)).toEqual({ notes: { text: "first tab" } });
      expect((await replace("first tab", "both tabs")).status).toBe(200);
    });

    test("are saved when the same text is sent twice", async () => {
      await replace("", "mine");
      expect((await replace("", "mine")).status).toBe(200);
      expect(await noteOf(student)).toEqual({ notes: { text: "mine" } });
    });

    test("are saved by one of many concurrent calls", async () => {
      const texts = Array.from({ length: 10 }, (_, index) => `version ${index}`);
      const answers = await Promise.all(texts.map((text) => replace("", text)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    });
  });

  test("are refused beside the field when they do not fit, and the saved one stays", async () => {
    await save(student, "kept");
    const tooLong = await save(student, "x".repeat(MAX_NOTE + 1));
    expect([tooLong.status, tooLong.error.errors]).toEqual([422, { text: ["This is too long."] }]);
    const missing = await student.post(address(), {});
    expect(missing.error.errors).toEqual({ text: ["This field is required."] });
    expect(await noteOf(student)).toEqual({ notes: { text: "kept" } });
    expect((await save(student, "x".repeat(MAX_NOTE))).status).toBe(200);
  });

  test("wait for their module to begin", async () => {
    await world.ctx.database
      .update(modules)
      .set({ startsAt: new Date("2026-05-01T00:00:00Z") })
      .where(eq(modules.courseId, course.id));
    await changeCourse(world.ctx, course, {});
    expect((await student.get(address())).error.code).toBe("module_not_begun");
    expect((await save(student, "x")).status).toBe(409);
  });

  test("are confirmed in the person's language", async () => {
    const spanish = await joinCourse(world, course, { locale: "es" });
    expect((await save(spanish, "x")).body).toEqual({ message: "Notas guardadas." });
  });
});

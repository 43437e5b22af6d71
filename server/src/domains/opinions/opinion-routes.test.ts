import type { Opinion } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { opinionComments, opinionLikes, opinions, sections } from "../../database/tables/index.ts";
import {
  changeCourse,
  createCourse,
  createPerson,
  type MadeCourse,
} from "../../testing/factories.ts";
import { sample } from "../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import { answer, joinCourse, takePage } from "../../testing/take-course.ts";
import type { TestClient } from "../../testing/test-client.ts";

interface List {
  data: Opinion[];
  next_cursor: string | null;
}

let world: TestApp;
let course: MadeCourse;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

beforeEach(async () => {
  course = await createCourse(world.ctx, {
    modules: [{ pages: [[sample.textarea(), sample.radio()]] }],
  });
});

const questionId = () => course.pages[0]!.sectionIds[0]!;
const list = (client: TestClient, query = "") =>
  client.get<List>(`/api/courses/opinions/${questionId()}${query}`);
const workbook = (client: TestClient) =>
  client.get<List>(`/api/courses/opinions/${questionId()}/workbook`);
const textsOf = ({ body }: { body: List }) => body.data.map((opinion) => opinion.answer);

/** A peer who answered, with this opinion. */
async function peerWith(text: string, person: Parameters<typeof joinCourse>[2] = {}) {
  const peer = await joinCourse(world, course, person);
  const { status } = await answer(peer, course.pages[0]!, 0, text);
  expect(status).toBe(200);
  return peer;
}

const reader = () => peerWith("the reader's own");

describe("GET /api/courses/opinions/:questionId", () => {
  test("401 when signed out, 404 for a stranger and for other questions", async () => {
    const stranger = await world.as(await createPerson(world.ctx));
    expect((await world.visitor().get(`/api/courses/opinions/${questionId()}`)).status).toBe(401);
    expect((await list(stranger)).status).toBe(404);
    const student = await reader();
    await takePage(student, course.pages[0]!, ["the reader's own", "0"]);
    const poll = course.pages[0]!.sectionIds[1];
    expect((await student.get(`/api/courses/opinions/${poll}`)).status).toBe(404);
    expect((await student.get("/api/courses/opinions/2000000000")).status).toBe(404);
  });

  test("403 until the viewer has answered", async () => {
    await peerWith("a peer's words");
    const student = await joinCourse(world, course);
    for (const refused of [await list(student), await workbook(student)]) {
      expect([refused.status, refused.error.code]).toEqual([403, "not_answered"]);
      expect(refused.text).not.toContain("words");
    }
  });

  test("shows each with its author and counters", async () => {
    await peerWith("well <b>said</b> & done", { firstName: "Ada", avatar: "/ada.png" });
    const student = await reader();
    const { status, body } = await list(student);
    expect([status, body]).toEqual([
      200,
      {
        data: [
          {
            id: expect.any(Number),
            answer: "well <b>said</b> & done",
            first_name: "Ada",
            user: { avatar: "/ada.png" },
            comments: 0,
            likes: 0,
            commented: false,
            liked: false,
          },
        ],
        next_cursor: null,
      },
    ]);
  });

  test("is empty for the first to answer, and leaves one's own out", async () => {
    const { body } = await list(await reader());
    expect(body).toEqual({ data: [], next_cursor: null });
  });

  test("says which ones the viewer liked and commented on", async () => {
    await peerWith("liked one");
    await peerWith("commented one");
    await peerWith("left alone");
    const [one, another] = [await createPerson(world.ctx), await createPerson(world.ctx)];
    const student = await reader();
    const userId = await idOf(student);
    const ids = new Map((await list(student)).body.data.map(({ id, answer: text }) => [text, id]));
    const at = { createdAt: world.clock.now() };
    await world.ctx.database.insert(opinionLikes).values([
      { userId, opinionId: ids.get("liked one")!, ...at },
      { userId: one.id, opinionId: ids.get("left alone")!, ...at },
      { userId: another.id, opinionId: ids.get("left alone")!, ...at },
    ]);
    await world.ctx.database
      .insert(opinionComments)
      .values({ userId, opinionId: ids.get("commented one")!, text: "yes", ...at });
    await setCounters(ids.get("liked one")!, { likes: 1 });
    await setCounters(ids.get("commented one")!, { comments: 1 });
    await setCounters(ids.get("left alone")!, { likes: 2 });
    const { body } = await list(student);
    expect(
      body.data.map((one) => [one.answer, one.likes, one.liked, one.comments, one.commented]),
    ).toEqual([
      ["left alone", 2, false, 0, false],
      ["commented one", 0, false, 1, true],
      ["liked one", 1, true, 0, false],
    ]);
  });
});

describe("a long list comes in parts", () => {
  const opinions = (count: number) =>
    Array.from({ length: count }, (_, index) => `opinion ${index}`);

  test("half of each the newest, half older ones, until there is no more", async () => {
    for (const text of opinions(6)) await peerWith(text);
    const student = await reader();
    const seen: string[][] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const part: { body: List } = await list(student, `?limit=2&cursor=${cursor}`);
      seen.push(textsOf(part));
      cursor = part.body.next_cursor;
    }
    expect(seen.map((part) => part.length)).toEqual([2, 2, 2]);
    expect(seen[0]![0]).toBe("opinion 5");
    expect(seen.flat().toSorted()).toEqual(opinions(6));
  });

  test("a part that is just full is the last when nothing follows", async () => {
    for (const text of opinions(2)) await peerWith(text);
    const { body } = await list(await reader(), "?limit=2");
    expect([body.data.length, body.next_cursor]).toEqual([2, null]);
  });

  test("of twenty, unless another limit is given", async () => {
    await Promise.all(opinions(22).map((text) => peerWith(text)));
    const student = await reader();
    expect(textsOf(await list(student))).toHaveLength(20);
    expect(textsOf(await list(student, "?limit=100"))).toHaveLength(22);
  });

  test("none twice and none left out while peers keep writing", async () => {
    for (const text of opinions(6)) await peerWith(text);
    const student = await reader();
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const writing = peerWith(`written meanwhile ${seen.length}`);
      const part: { body: List } = await list(student, `?limit=2&cursor=${cursor}`);
      await writing;
      seen.push(...textsOf(part));
      cursor = part.body.next_cursor;
    }
    expect(seen.filter((text) => text.startsWith("opinion")).toSorted()).toEqual(opinions(6));
    expect(new Set(seen).size).toBe(seen.length);
  });

  test("a cursor of one person serves another", async () => {
    for (const text of opinions(3)) await peerWith(text);
    const [one, two] = [await reader(), await reader()];
    const first = await list(one, "?limit=2");
    const rest = await list(two, `?limit=5&cursor=${first.body.next_cursor}`);
    const all = [...textsOf(first), ...textsOf(rest)].filter((text) => text.startsWith("opinion"));
    expect(all.toSorted()).toEqual(opinions(3));
  });
});

describe("GET /api/courses/opinions/:questionId/workbook", () => {
  test("shows one's own answer alone", async () => {
    await peerWith("a peer's words");
    const student = await reader();
    const { status, body } = await workbook(student);
    expect(status).toBe(200);
    expect(body.data.map((opinion) => opinion.answer)).toEqual(["the reader's own"]);
    expect(body.next_cursor).toBeNull();
  });

  test("what is written for the workbook is shown to nobody else", async () => {
    await world.ctx.database
      .update(sections)
      .set({ content: sample.textarea({ workbookOnly: true }) })
      .where(eq(sections.id, questionId()));
    await changeCourse(world.ctx, course, {});
    const writer = await peerWith("for me alone");
    const student = await reader();
    expect((await list(student)).body).toEqual({ data: [], next_cursor: null });
    expect(textsOf(await workbook(writer))).toEqual(["for me alone"]);
  });

  test("and stays private when the author opens the question afterwards", async () => {
    const update = (workbookOnly: boolean) =>
      world.ctx.database
        .update(sections)
        .set({ content: sample.textarea({ workbookOnly }) })
        .where(eq(sections.id, questionId()));
    await update(true);
    await changeCourse(world.ctx, course, {});
    await peerWith("for me alone");
    await update(false);
    await changeCourse(world.ctx, course, {});
    await peerWith("for everybody");
    expect(textsOf(await list(await reader()))).toEqual(["for everybody"]);
  });
});

async function idOf(client: TestClient): Promise<number> {
  const { body } = await client.get<{ user: { id: number } }>("/api/session");
  return body.user.id;
}

async function setCounters(id: number, counters: { likes?: number; comments?: number }) {
  await world.ctx.database.update(opinions).set(counters).where(eq(opinions.id, id));
}

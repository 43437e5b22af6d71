import type { NotificationList } from "@paso/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { announcements, articles, enrolments, mails } from "../../database/tables/index.ts";
import {
  assignStaff,
  createCourse,
  createPerson,
  enrol,
  insertArticle,
  type MadeCourse,
} from "../../testing/factories.ts";
import { handleEvents } from "../../testing/handle-events.ts";
import { insertAnnouncement } from "../../testing/insert-announcement.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { notificationsHandlers } from "./notifications-handlers.ts";

interface Peer {
  id: number;
  client: TestClient;
}

let world: TestApp;
let handle: ReturnType<typeof handleEvents>;
let course: MadeCourse;
let teacher: Peer;
let lucia: Peer;
let ana: Peer;
let ben: Peer;

beforeAll(async () => {
  world = await startTestApp();
  handle = handleEvents(world.ctx, notificationsHandlers);
});
afterAll(() => world.stop());

beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(mails);
  course = await createCourse(world.ctx, { title: "Soil", modules: [] });
  const person = await createPerson(world.ctx, { role: "instructor", firstName: "Grace" });
  await assignStaff(world.ctx, person, course);
  teacher = { id: person.id, client: await world.as(person) };
  [lucia, ana, ben] = await Promise.all([join("Lucía"), join("Ana"), join("Ben")]);
});

async function join(firstName: string): Promise<Peer> {
  const person = await createPerson(world.ctx, { firstName });
  await enrol(world.ctx, person, course);
  return { id: person.id, client: await world.as(person) };
}

const bell = async ({ client }: Peer) =>
  (await client.get<NotificationList>("/api/notifications")).body.notifications;
const kinds = async (peer: Peer) => (await bell(peer)).map(({ kind, text }) => `${kind}: ${text}`);
const mailed = async () => {
  const rows = await world.ctx.database.select().from(mails).orderBy(mails.id);
  return rows.map(({ subject }) => subject);
};

describe("an article", () => {
  const address = (id: number) => `/api/courses/${course.id}/articles/${id}`;
  const write = async (author = lucia) =>
    (await insertArticle(world.ctx, { userId: author.id, courseId: course.id })).id;
  const say = async (id: number, { client }: Peer, text: string) => {
    const { status } = await client.post(`${address(id)}/comments`, { text });
    expect(status).toBe(200);
  };

  test("rings its author with each comment, and those who commented before with replies", async () => {
    const id = await write();
    await say(id, ana, "One");
    await say(id, teacher, "Two");
    await say(id, lucia, "Three");
    await handle({ twice: true });
    expect(await kinds(lucia)).toEqual(["article-comment: Two", "article-comment: One"]);
    expect(await kinds(ana)).toEqual(["reply: Three", "reply: Two"]);
    expect(await kinds(teacher)).toEqual(["reply: Three"]);
    expect(await kinds(ben)).toEqual([]);
    const [reply] = await bell(ana);
    expect(reply).toMatchObject({
      about: "article",
      person: { first_name: "Lucía" },
      path: `/student/courses/${course.id}/articles/${id}`,
    });
    expect((await bell(teacher))[0]!.path).toBe(`/authoring/courses/${course.id}/articles/${id}`);
    expect(await mailed()).toHaveLength(5);
    // Hidden content, and a course the student has left, notify no longer.
    await world.ctx.database.update(articles).set({ hidden: true }).where(eq(articles.id, id));
    expect([await kinds(lucia), await kinds(ana)]).toEqual([[], []]);
  });

  test("rings its author with likes together, and leads to it", async () => {
    const id = await write();
    for (const { client } of [ana, ben]) {
      expect((await client.post(`${address(id)}/like`)).body).toMatchObject({ liked: true });
      await handle({ twice: true });
    }
    expect(await bell(lucia)).toMatchObject([
      {
        kind: "like",
        about: "article",
        others: 1,
        path: `/student/courses/${course.id}/articles/${id}`,
      },
    ]);
    await ana.client.post(`${address(id)}/like`);
    expect(await bell(lucia)).toMatchObject([{ person: { first_name: "Ben" }, others: 0 }]);
    await ben.client.post(`${address(id)}/like`);
    expect(await bell(lucia)).toEqual([]);
  });

  test("is told of as its author chose", async () => {
    await lucia.client.send("PUT", "/api/account/notifications/like", { mail: "on", bell: "off" });
    await ana.client.send("PUT", "/api/account/notifications/reply", { mail: "off", bell: "on" });
    const id = await write();
    await ana.client.post(`${address(id)}/like`);
    await say(id, ana, "One");
    await say(id, ben, "Two");
    await handle();
    expect(await mailed()).toEqual([
      "Ana liked your article",
      "Ana commented on your article",
      "Ben commented on your article",
    ]);
    expect([await kinds(lucia), await kinds(ana)]).toEqual([
      ["article-comment: Two", "article-comment: One"],
      ["reply: Two"],
    ]);
  });
});

describe("an announcement", () => {
  const announce = async (overrides: Parameters<typeof insertAnnouncement>[1] = {}) =>
    (
      await insertAnnouncement(world.ctx, {
        title: "New dates",
        courseId: course.id,
        authorId: teacher.id,
        allowsComments: true,
        ...overrides,
      })
    ).id;
  const say = async (id: number, { client }: Peer, text: string) => {
    const { status } = await client.post(`/api/announcements/${id}/comments`, { text });
    expect(status).toBe(200);
  };

  test("rings its author with each comment, and those who commented before with replies", async () => {
    const id = await announce();
    await say(id, ana, "Which room?");
    await say(id, ben, "The old one");
    await say(id, teacher, "Room 4");
    await handle({ twice: true });
    expect(await bell(teacher)).toMatchObject([
      { kind: "announcement-comment", text: "The old one", announcement: { title: "New dates" } },
      {
        kind: "announcement-comment",
        about: "announcement",
        person: { first_name: "Ana" },
        path: `/authoring/news/${id}#comments`,
      },
    ]);
    expect(await kinds(ana)).toEqual(["reply: Room 4", "reply: The old one"]);
    expect((await bell(ben))[0]).toMatchObject({
      about: "announcement",
      person: { first_name: "Grace" },
      path: `/student/news/${id}#comments`,
    });
    expect((await mailed())[0]).toBe("Ana commented on your announcement “New dates”");
  });

  test("of the site leads its readers to it, and rings no more once it is withdrawn or left", async () => {
    const admin = await createPerson(world.ctx, { role: "admin" });
    const id = await announce({ courseId: null, authorId: admin.id });
    await say(id, ana, "One");
    await say(id, ben, "Two");
    await handle();
    expect((await bell(ana))[0]!.path).toBe(`/student/news/${id}#comments`);
    const author = { id: admin.id, client: await world.as(admin) };
    expect(await kinds(author)).toEqual(["announcement-comment: Two", "announcement-comment: One"]);
    const now = world.clock.now();
    await world.ctx.database
      .update(announcements)
      .set({ withdrawnAt: now, withdrawnReason: "Wrong", endedAt: now })
      .where(eq(announcements.id, id));
    expect([await kinds(ana), await kinds(author)]).toEqual([[], []]);
    const ofCourse = await announce();
    await say(ofCourse, ana, "One");
    await say(ofCourse, ben, "Two");
    await handle();
    expect(await kinds(ana)).toEqual(["reply: Two"]);
    await world.ctx.database.delete(enrolments).where(sql`user_id = ${ana.id}`);
    expect(await kinds(ana)).toEqual([]);
  });
});

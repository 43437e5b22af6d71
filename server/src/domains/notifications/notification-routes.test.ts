import type { NotificationList } from "@paso/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  courseStaff,
  mails,
  opinionComments,
  opinions,
  users,
} from "../../database/tables/index.ts";
import { assignStaff, createPerson } from "../../testing/factories.ts";
import { handleEvents } from "../../testing/handle-events.ts";
import { comment, OpinionClass, type Peer } from "../../testing/opinion-class.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { notificationsHandlers } from "./notifications-handlers.ts";

let world: TestApp;
let handle: ReturnType<typeof handleEvents>;
let taken: OpinionClass;
let author: Peer;

beforeAll(async () => {
  world = await startTestApp();
  handle = handleEvents(world.ctx, notificationsHandlers);
});
afterAll(() => world.stop());

beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(mails);
  taken = await OpinionClass.begin(world);
  author = await taken.joinWith("My own words", { firstName: "Lucía", locale: "es" });
});

const bell = async (client: TestClient, query = "") =>
  (await client.get<NotificationList>(`/api/notifications${query}`)).body;
const like = (peer: Peer) => peer.client.post(`/api/courses/opinion/${author.opinionId}/like`);
const mailed = async () => {
  const rows = await world.ctx.database.select().from(mails).orderBy(mails.id);
  return rows.map(({ kind, subject }) => `${kind}: ${subject}`);
};

describe("a comment", () => {
  test("rings its opinion's author once, by mail in their language, and leads to the opinion", async () => {
    const ana = await taken.joinWith("Ana's words", { firstName: "Ana", email: "ana@example.org" });
    await comment(ana.client, author.opinionId, "I never thought of <that>.");
    await handle({ twice: true });
    const page = taken.course.pages[0]!;
    expect(await bell(author.client)).toEqual({
      notifications: [
        {
          id: expect.any(Number),
          kind: "comment",
          at: "2026-03-10T12:00",
          read: false,
          course: { id: taken.course.id, title: "A course" },
          person: { first_name: "Ana", avatar: null },
          others: 0,
          text: "I never thought of <that>.",
          module: null,
          survey: null,
          about: "opinion",
          announcement: null,
          live_class: null,
          request: null,
          path:
            `/student/courses/${taken.course.id}/pages/${page.id}` +
            `?opinion=${author.opinionId}#section-${taken.questionId}`,
        },
      ],
      next_cursor: null,
      unread: 1,
      time_zone: "UTC",
    });
    const [mail, ...others] = await world.ctx.database.select().from(mails);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: "comment",
      locale: "es",
      subject: "Ana ha comentado tu opinión",
      unsubscribeUrl: expect.stringContaining("https://learn.example.org/unsubscribe/"),
    });
    expect(mail!.text).toContain("> I never thought of <that>.");
    expect(mail!.text).toContain(`?opinion=${author.opinionId}#section-${taken.questionId}`);
    expect(mail!.text).toContain(mail!.unsubscribeUrl);
    expect(mail!.html).toContain("I never thought of &lt;that&gt;.");
    expect(mail!.text + mail!.html).not.toContain("ana@example.org");
    expect((await bell(ana.client)).notifications).toEqual([]);
  });

  test("of the course's staff rings its author, too", async () => {
    const person = await createPerson(world.ctx, { role: "instructor", firstName: "Grace" });
    await assignStaff(world.ctx, person, taken.course);
    await comment(await world.as(person), author.opinionId, "Well put.");
    await handle();
    expect((await bell(author.client)).notifications).toMatchObject([
      { kind: "comment", person: { first_name: "Grace" }, text: "Well put." },
    ]);
  });

  test("rings staff who commented before, while they are the course's, and leads to their screen", async () => {
    const person = await createPerson(world.ctx, { role: "instructor", firstName: "Grace" });
    await assignStaff(world.ctx, person, taken.course);
    const teacher = await world.as(person);
    await comment(teacher, author.opinionId, "Why?");
    await comment(author.client, author.opinionId, "Because of the clay.");
    await handle();
    expect((await bell(teacher)).notifications).toMatchObject([
      {
        kind: "reply",
        text: "Because of the clay.",
        path: `/authoring/courses/${taken.course.id}/opinions?opinion=${author.opinionId}`,
      },
    ]);
    expect(await mailed()).toContain("reply: Lucía replied in a conversation you are part of");
    await world.ctx.database.delete(courseStaff);
    expect((await bell(teacher)).notifications).toEqual([]);
  });

  test("rings those who commented before, but neither its author nor the opinion's twice", async () => {
    const ana = await taken.joinWith("Ana's words", { firstName: "Ana" });
    const ben = await taken.joinWith("Ben's words", { firstName: "Ben" });
    await comment(ana.client, author.opinionId, "One");
    await comment(ben.client, author.opinionId, "Two");
    await comment(author.client, author.opinionId, "Three");
    await handle();
    const kinds = async ({ client }: Peer) =>
      (await bell(client)).notifications.map(({ kind, text }) => `${kind}: ${text}`);
    expect(await kinds(author)).toEqual(["comment: Two", "comment: One"]);
    expect(await kinds(ana)).toEqual(["reply: Three", "reply: Two"]);
    expect(await kinds(ben)).toEqual(["reply: Three"]);
    expect(await mailed()).toHaveLength(5);
  });

  test("that was deleted or hidden rings nobody, and is gone from the bell", async () => {
    const ana = await taken.joinWith("Ana's words");
    const { body: early } = await comment(ana.client, author.opinionId, "Deleted early");
    await ana.client.send(
      "DELETE",
      `/api/courses/opinion/${author.opinionId}/comments/${early.comment.id}`,
    );
    const { body: hidden } = await comment(ana.client, author.opinionId, "Hidden early");
    await hide(hidden.comment.id);
    await handle();
    expect(await mailed()).toEqual([]);
    const { body: late } = await comment(ana.client, author.opinionId, "Hidden late");
    await handle();
    expect((await bell(author.client)).unread).toBe(1);
    await hide(late.comment.id);
    expect(await bell(author.client)).toMatchObject({ notifications: [], unread: 0 });
  });

  test("on a hidden opinion, or in a course one has left, is not told", async () => {
    const ana = await taken.joinWith("Ana's words");
    await comment(ana.client, author.opinionId, "Gone");
    await world.ctx.database
      .update(opinions)
      .set({ hidden: true })
      .where(eq(opinions.id, author.opinionId));
    await handle();
    expect(await mailed()).toEqual([]);
    await world.ctx.database
      .update(opinions)
      .set({ hidden: false })
      .where(eq(opinions.id, author.opinionId));
    await comment(ana.client, author.opinionId, "Seen");
    await world.ctx.database.execute(
      sql`delete from enrolments where course_id = ${taken.course.id} and user_id = (
        select user_id from opinions where id = ${author.opinionId})`,
    );
    await handle();
    expect(await mailed()).toEqual([]);
    expect((await bell(author.client)).notifications).toEqual([]);
  });

  test("is not mailed to who cannot sign in, nor to the demo's accounts", async () => {
    const ana = await taken.joinWith("Ana's words");
    const blocked = await taken.joinWith("Blocked words");
    const demo = await taken.joinWith("Demo words");
    const change = (peer: Peer, set: Partial<typeof users.$inferInsert>) =>
      world.ctx.database
        .update(users)
        .set(set)
        .where(sql`${users.id} = (select user_id from opinions where id = ${peer.opinionId})`);
    await change(blocked, { disabledAt: world.clock.now() });
    await change(demo, { isDemo: true });
    for (const peer of [blocked, demo]) await comment(ana.client, peer.opinionId, "Hello");
    await handle();
    expect(await mailed()).toEqual([]);
    expect((await bell(demo.client)).unread).toBe(1);
  });
});

async function hide(commentId: number): Promise<void> {
  await world.ctx.database
    .update(opinionComments)
    .set({ hidden: true })
    .where(eq(opinionComments.id, commentId));
}

describe("likes", () => {
  test("are told of together, each person once, and go with who takes theirs back", async () => {
    const names = ["Ana", "Ben", "Cai"];
    const peers: Peer[] = [];
    for (const [index, firstName] of names.entries()) {
      const peer = await taken.joinWith(`${firstName}'s words`, { firstName });
      world.clock.moveTo(`2026-03-10T12:0${index + 1}:00Z`);
      await like(peer);
      await handle({ twice: true });
      peers.push(peer);
    }
    const one = async () => (await bell(author.client)).notifications[0];
    expect((await bell(author.client)).notifications).toHaveLength(1);
    expect(await one()).toMatchObject({
      kind: "like",
      person: { first_name: "Cai" },
      others: 2,
      text: "My own words",
      at: "2026-03-10T12:03",
    });
    await like(peers[2]!);
    expect(await one()).toMatchObject({ person: { first_name: "Ben" }, others: 1 });
    await readAll(author.client);
    await like(peers[2]!);
    await handle();
    expect(await one()).toMatchObject({ person: { first_name: "Cai" }, others: 2, read: true });
    for (const peer of peers) await like(peer);
    expect((await bell(author.client)).notifications).toEqual([]);
    // By default they go into the digest.
    expect(await mailed()).toEqual([]);
  });

  test("ring again for a further person once they were read", async () => {
    const [ana, ben] = [await taken.joinWith("Ana's words"), await taken.joinWith("Ben's words")];
    await like(ana);
    await handle();
    await readAll(author.client);
    world.clock.moveTo("2026-03-11T09:00:00Z");
    await like(ben);
    await handle();
    expect(await bell(author.client)).toMatchObject({
      unread: 1,
      notifications: [{ others: 1, read: false, at: "2026-03-11T09:00" }],
    });
  });
});

async function readAll(client: TestClient) {
  const [latest] = (await bell(client)).notifications;
  return client.post<{ unread: number }>("/api/notifications/read", { latest: latest!.id });
}

describe("the bell", () => {
  async function ring(times: number): Promise<void> {
    const ana = await taken.joinWith("Ana's words");
    for (let index = 0; index < times; index += 1) {
      await comment(ana.client, author.opinionId, `Comment ${index}`);
    }
    await handle();
  }

  test("goes on where a part ended", async () => {
    await ring(5);
    const first = await bell(author.client, "?limit=2");
    const second = await bell(author.client, `?limit=2&cursor=${first.next_cursor}`);
    const third = await bell(author.client, `?limit=2&cursor=${second.next_cursor}`);
    const texts = [first, second, third].flatMap((part) =>
      part.notifications.map((one) => one.text),
    );
    expect(texts).toEqual([4, 3, 2, 1, 0].map((index) => `Comment ${index}`));
    expect(third.next_cursor).toBeNull();
  });

  test("is read one by one, or all that was seen", async () => {
    await ring(3);
    const [latest, middle] = (await bell(author.client)).notifications;
    const one = await author.client.post(`/api/notifications/${middle!.id}/read`);
    expect(one.body).toEqual({ unread: 2 });
    const ben = await taken.joinWith("Ben's words");
    await comment(ben.client, author.opinionId, "Too late to be seen");
    await handle();
    const all = await author.client.post("/api/notifications/read", { latest: latest!.id });
    expect(all.body).toEqual({ unread: 1 });
    expect((await bell(author.client)).notifications.map(({ read }) => read)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect((await author.client.get("/api/notifications/unread")).body).toEqual({
      unread: 1,
      urgent: null,
    });
  });

  test("is for its owner alone", async () => {
    await ring(1);
    const stranger = await taken.join();
    const [one] = (await bell(author.client)).notifications;
    expect((await stranger.post(`/api/notifications/${one!.id}/read`)).status).toBe(404);
    expect((await stranger.post("/api/notifications/read", { latest: one!.id })).status).toBe(404);
    expect((await bell(author.client)).unread).toBe(1);
    const visitor = world.visitor();
    await visitor.get("/api/session");
    for (const path of ["/api/notifications", "/api/notifications/unread"]) {
      expect((await visitor.get(path)).status).toBe(401);
    }
    expect((await visitor.post(`/api/notifications/${one!.id}/read`)).status).toBe(401);
  });

  test("takes no cursor and no id that is none", async () => {
    expect((await author.client.get("/api/notifications?cursor=!")).status).toBe(422);
    expect((await author.client.post("/api/notifications/read", { latest: 0 })).status).toBe(422);
    expect((await author.client.post("/api/notifications/read", {})).status).toBe(422);
    expect((await author.client.post("/api/notifications/x/read")).status).toBe(404);
  });
});

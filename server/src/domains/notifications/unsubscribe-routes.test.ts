import type { NotificationPreferences } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { mails, users } from "../../database/tables/index.ts";
import { handleEvents } from "../../testing/handle-events.ts";
import { comment, OpinionClass, type Peer } from "../../testing/opinion-class.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { notificationsHandlers } from "./notifications-handlers.ts";

let world: TestApp;
let handle: ReturnType<typeof handleEvents>;
let taken: OpinionClass;
let author: Peer;
let ana: Peer;

beforeAll(async () => {
  world = await startTestApp();
  handle = handleEvents(world.ctx, notificationsHandlers);
});
afterAll(() => world.stop());

beforeEach(async () => {
  await world.ctx.database.delete(mails);
  taken = await OpinionClass.begin(world);
  author = await taken.joinWith("My own words");
  ana = await taken.joinWith("Ana's words");
});

const preferences = async (client: TestClient) => {
  const { body } = await client.get<NotificationPreferences>("/api/account/notifications");
  return Object.fromEntries(body.preferences.map(({ kind, mail, bell }) => [kind, { mail, bell }]));
};
const choose = (client: TestClient, kind: string, body: unknown) =>
  client.send("PUT", `/api/account/notifications/${kind}`, body);

describe("/api/account/notifications", () => {
  test("begins with what is usual, and keeps what a person chooses", async () => {
    const on = { mail: "on", bell: "on" };
    const usual = {
      "article-comment": on,
      comment: on,
      reply: on,
      like: { mail: "digest", bell: "on" },
      enrolment: on,
      diploma: { mail: "off", bell: "on" },
      "module-begins": on,
      "module-ends": on,
      "request-answer": on,
      survey: on,
      "survey-reminder": on,
      announcement: on,
      "live-class": on,
      "live-reminder": on,
      recall: on,
      "pin-request": on,
    };
    expect(await preferences(author.client)).toEqual(usual);
    const chosen = { mail: "off", bell: "digest" };
    expect((await choose(author.client, "reply", chosen)).body).toEqual(chosen);
    await choose(author.client, "reply", { ...chosen, mail: "digest" });
    expect(await preferences(author.client)).toEqual({
      ...usual,
      reply: { mail: "digest", bell: "digest" },
    });
    expect(await preferences(ana.client)).toEqual(usual);
  });

  test("is for those who are signed in, and takes known kinds and choices", async () => {
    const visitor = world.visitor();
    await visitor.get("/api/session");
    expect((await visitor.get("/api/account/notifications")).status).toBe(401);
    expect((await choose(visitor, "reply", { mail: "on", bell: "on" })).status).toBe(401);
    expect((await choose(author.client, "news", { mail: "on", bell: "on" })).status).toBe(404);
    expect((await choose(author.client, "reply", { mail: "on" })).status).toBe(422);
    expect((await choose(author.client, "reply", { mail: "on", bell: "loud" })).status).toBe(422);
  });

  test("decides what rings and what is mailed", async () => {
    await choose(author.client, "comment", { mail: "off", bell: "digest" });
    world.clock.moveTo("2026-03-10T12:00:00Z");
    await comment(ana.client, author.opinionId, "Tomorrow");
    await handle();
    expect(await world.ctx.database.$count(mails)).toBe(0);
    const unread = async () =>
      (await author.client.get<{ unread: number }>("/api/notifications/unread")).body.unread;
    expect(await unread()).toBe(0);
    world.clock.moveTo("2026-03-11T07:00:00Z");
    expect(await unread()).toBe(1);
    await choose(author.client, "comment", { mail: "on", bell: "off" });
    await comment(ana.client, author.opinionId, "By mail");
    await handle();
    expect(await world.ctx.database.$count(mails)).toBe(1);
    expect(await unread()).toBe(1);
  });
});

describe("/unsubscribe/:token", () => {
  const FORM = { "content-type": "application/x-www-form-urlencoded" };

  async function mailedUrl(): Promise<string> {
    await comment(ana.client, author.opinionId, "Hello");
    await handle();
    const [mail] = await world.ctx.database.select().from(mails);
    return new URL(mail!.unsubscribeUrl!).pathname;
  }

  test.each([
    ["a form", FORM, "List-Unsubscribe=One-Click"],
    [
      "a form in parts",
      { "content-type": "multipart/form-data; boundary=x" },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ["nothing", {}, undefined],
  ])("turns mails of one kind off in one click, sent as %s", async (_, headers, raw) => {
    const path = await mailedUrl();
    const program = world.visitor();
    const read = await program.get(`/api${path}`);
    expect(read.body).toEqual({ topic: "comment", subscribed: true });
    const clicked = await program.post(path, undefined, { headers, ...(raw && { raw }) });
    expect(clicked).toMatchObject({ status: 200, body: { topic: "comment", subscribed: false } });
    expect((await program.get(`/api${path}`)).body).toEqual({
      topic: "comment",
      subscribed: false,
    });
    expect(await preferences(author.client)).toMatchObject({
      comment: { mail: "off", bell: "on" },
      reply: { mail: "on", bell: "on" },
    });
    await comment(ana.client, author.opinionId, "Not mailed");
    await handle();
    expect(await world.ctx.database.$count(mails)).toBe(1);
    // Mail programs may send it again.
    expect((await program.post(path, undefined, { headers: FORM, raw: "x=1" })).status).toBe(200);
  });

  test("changes nothing when it is only opened", async () => {
    const path = await mailedUrl();
    await world.visitor().get(`/api${path}`);
    expect(await preferences(author.client)).toMatchObject({ comment: { mail: "on" } });
  });

  test("is not found where it was made up, or its account is gone", async () => {
    const path = await mailedUrl();
    const [, key, payload, mac] = /unsubscribe\/(\d+)\.([\w-]+)\.([\w-]+)$/.exec(path)!;
    const forged = [
      `${key}.${payload!.replace("comment", "reply")}.${mac}`,
      `${key}.${payload}.${"A".repeat(43)}`,
      `${key}.${payload}`,
      "x",
      "%00",
    ];
    for (const token of forged) {
      expect.soft((await world.visitor().get(`/api/unsubscribe/${token}`)).status).toBe(404);
      expect.soft((await world.visitor().post(`/unsubscribe/${token}`)).status).toBe(404);
    }
    const [mail] = await world.ctx.database.select().from(mails);
    await world.ctx.database.delete(users).where(eq(users.id, mail!.userId!));
    expect((await world.visitor().post(path)).status).toBe(404);
  });

  test("takes no form that is larger than a few fields", async () => {
    const path = await mailedUrl();
    const raw = `x=${"y".repeat(10_000)}`;
    expect((await world.visitor().post(path, undefined, { headers: FORM, raw })).status).toBe(413);
  });
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { mails } from "../../../database/tables/index.ts";
import { handleEvents } from "../../../testing/handle-events.ts";
import { comment, OpinionClass, type Peer } from "../../../testing/opinion-class.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { notificationsHandlers } from "../notifications-handlers.ts";
import { sendDigests } from "./send-digests.ts";

let world: TestApp;
let handle: ReturnType<typeof handleEvents>;
let taken: OpinionClass;
let author: Peer;
let ana: Peer;

beforeAll(async () => {
  world = await startTestApp();
  world.ctx.site.timeZone = "Europe/Madrid";
  handle = handleEvents(world.ctx, notificationsHandlers);
});
afterAll(() => world.stop());

beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(mails);
  taken = await OpinionClass.begin(world);
  author = await taken.joinWith("My own words", { locale: "es" });
  ana = await taken.joinWith("Ana's words", { firstName: "Ana" });
});

const like = async ({ client }: Peer) => {
  await client.post(`/api/courses/opinion/${author.opinionId}/like`);
  await handle();
};
const listMails = () => world.ctx.database.select().from(mails);

test("seven in the morning is that of the person's own clocks", async () => {
  const far = await taken.joinWith("Far away", { timeZone: "America/Mexico_City" });
  await ana.client.post(`/api/courses/opinion/${far.opinionId}/like`);
  await handle();
  world.clock.moveTo("2026-03-10T12:59:59Z");
  await sendDigests(world.ctx);
  expect(await listMails()).toEqual([]);
  world.clock.moveTo("2026-03-10T13:00:00Z");
  await sendDigests(world.ctx);
  expect(await listMails()).toHaveLength(1);
});

test("a day's likes and comments leave as one mail at seven in the morning, once", async () => {
  const choice = { mail: "digest", bell: "on" };
  await author.client.send("PUT", "/api/account/notifications/comment", choice);
  await like(ana);
  await comment(ana.client, author.opinionId, "Well said");
  await handle();
  world.clock.moveTo("2026-03-11T05:59:59Z");
  await sendDigests(world.ctx);
  expect(await listMails()).toEqual([]);
  world.clock.moveTo("2026-03-11T06:00:00Z");
  await Promise.all([sendDigests(world.ctx), sendDigests(world.ctx)]);
  await sendDigests(world.ctx);
  const [mail, ...others] = await listMails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    kind: "notification-digest",
    locale: "es",
    subject: "2 notificaciones nuevas",
  });
  expect(mail!.text).toContain("- A Ana le ha gustado tu opinión (A course)");
  expect(mail!.text).toContain("- Ana ha comentado tu opinión (A course)");
  expect(mail!.text).toContain(`/student/courses/${taken.course.id}/pages/`);
  const path = new URL(mail!.unsubscribeUrl!).pathname;
  expect((await world.visitor().post(path)).body).toEqual({ topic: "digest", subscribed: false });
  await like(await taken.joinWith("Ben's words"));
  world.clock.moveTo("2026-03-12T06:00:00Z");
  await sendDigests(world.ctx);
  expect(await listMails()).toHaveLength(1);
});

test("what was read or taken back by then is left out, and nothing is no mail", async () => {
  await like(ana);
  await like(await taken.joinWith("Ben's words", { firstName: "Ben" }));
  await like(ana);
  world.clock.moveTo("2026-03-11T06:00:00Z");
  await sendDigests(world.ctx);
  expect((await listMails()).map(({ text }) => text)).toEqual([
    expect.stringContaining("A Ben le ha gustado tu opinión"),
  ]);
  await world.ctx.database.delete(mails);
  const cai = await taken.joinWith("Cai's words");
  await like(cai);
  const { body } = await author.client.get<{ notifications: { id: number }[] }>(
    "/api/notifications",
  );
  await author.client.post("/api/notifications/read", { latest: body.notifications[0]!.id });
  world.clock.moveTo("2026-03-12T06:00:00Z");
  await sendDigests(world.ctx);
  expect(await listMails()).toEqual([]);
});

import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { announcements, mails, notifications, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { RunnableJob } from "../../../platform/jobs/job.ts";
import { createCourse, createPerson, enrol } from "../../../testing/factories.ts";
import { handleEvents } from "../../../testing/handle-events.ts";
import { insertAnnouncement } from "../../../testing/insert-announcement.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { notificationsHandlers } from "../../notifications/notifications-handlers.ts";
import { changePreference } from "../../notifications/preferences/change-preference.ts";
import { announcementsJobs } from "../announcements-jobs.ts";
import { followAnnouncementDates } from "./follow-announcement-dates.ts";
import { notifyReadersJob } from "./notify-readers.ts";

let world: TestApp;
let handle: ReturnType<typeof handleEvents>;

beforeAll(async () => {
  world = await startTestApp();
  handle = handleEvents(world.ctx, notificationsHandlers);
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  const { database } = world.ctx;
  await database.delete(announcements);
  await database.delete(mails);
  await database.delete(users);
  await database.execute(sql`delete from graphile_worker._private_jobs`);
});

interface StoredJob extends Record<string, unknown> {
  id: string;
  name: string;
  payload: unknown;
}

const waiting = async () =>
  (
    await world.ctx.database.execute<StoredJob>(sql`
      select job.id, task.identifier as name, job.payload from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier like 'announcements.%' order by job.id`)
  ).rows;

/** Runs the domain's own jobs until none is left, each as often as given, then other handlers. */
async function work(times = 1): Promise<void> {
  const byName = new Map<string, RunnableJob<Context>>(
    announcementsJobs.map((job) => [job.name, job]),
  );
  for (let jobs = await waiting(); jobs.length > 0; jobs = await waiting()) {
    for (const { id, name, payload } of jobs) {
      for (let time = 0; time < times; time += 1) await byName.get(name)?.run(world.ctx, payload);
      await world.ctx.database.execute(
        sql`delete from graphile_worker._private_jobs where id = ${id}`,
      );
    }
  }
  await handle({ twice: times > 1 });
}

const planned = { notifiedAt: null, notifiedTo: 0 };
const mailed = async () =>
  (await world.ctx.database.select().from(mails))
    .map(({ recipient, subject }) => `${recipient}: ${subject}`)
    .toSorted();

test("what is planned notifies its people at its date, as each of them chose", async () => {
  const course = await createCourse(world.ctx, { title: "Soil", modules: [] });
  const [ada, bob, cai] = await Promise.all(
    ["ada", "bob", "cai"].map((name) => createPerson(world.ctx, { email: `${name}@example.org` })),
  );
  for (const person of [ada!, bob!]) await enrol(world.ctx, person, course);
  const quiet = { kind: "announcement" as const, mail: "off" as const, bell: "on" as const };
  await changePreference(world.ctx, { userId: bob!.id, ...quiet });
  const visibleFrom = new Date("2026-03-11T08:00:00Z");
  await insertAnnouncement(world.ctx, { ...planned, courseId: course.id, visibleFrom });
  world.clock.moveTo("2026-03-11T07:59:59Z");
  await followAnnouncementDates(world.ctx);
  expect(await waiting()).toEqual([]);
  world.clock.moveTo("2026-03-11T08:00:00Z");
  await followAnnouncementDates(world.ctx);
  await followAnnouncementDates(world.ctx);
  expect(await waiting()).toHaveLength(1);
  await work();
  expect(await mailed()).toEqual(["ada@example.org: News: New dates"]);
  const told = await world.ctx.database.select().from(notifications);
  expect(new Set(told.map(({ userId }) => userId))).toEqual(new Set([ada!.id, bob!.id]));
  expect(told).toHaveLength(2);
  expect(told.some(({ userId }) => userId === cai!.id)).toBe(false);
});

async function createMany(count: number): Promise<void> {
  await world.ctx.database.execute(sql`
    insert into users (email, first_name, last_name, role, password_hash)
    select 'many-' || n || '@example.org', 'A', 'B', 'student', 'none'
    from generate_series(1, ${count}::int) n`);
}

test("everybody is reached batch by batch, once, although every job runs twice", async () => {
  await createMany(1_203);
  const { id } = await insertAnnouncement(world.ctx, planned);
  await followAnnouncementDates(world.ctx);
  await work(2);
  expect(await world.ctx.database.$count(notifications)).toBe(1_203);
  const [row] = await world.ctx.database
    .select()
    .from(announcements)
    .where(eq(announcements.id, id));
  expect(row).toMatchObject({ notifiedTo: null });
});

test("a batch whose worker is killed before it is committed is done by the next", async () => {
  await createMany(700);
  const { id: announcementId } = await insertAnnouncement(world.ctx, planned);
  const broken: Context = {
    ...world.ctx,
    outbox: {
      handlersOf() {
        throw new Error("killed");
      },
    } as unknown as Context["outbox"],
  };
  await expect(notifyReadersJob.run(broken, { announcementId })).rejects.toThrow("killed");
  expect(await waiting()).toEqual([]);
  await notifyReadersJob.run(world.ctx, { announcementId });
  await work();
  expect(await world.ctx.database.$count(notifications)).toBe(700);
});

test("nobody is notified any more once it is withdrawn, nor of what they have read", async () => {
  await createMany(501);
  const { id: announcementId } = await insertAnnouncement(world.ctx, planned);
  const [first] = await world.ctx.database.select().from(users).orderBy(users.id).limit(1);
  await world.ctx.database.execute(sql`
    insert into announcement_readings (user_id, announcement_id, read_at)
    values (${first!.id}, ${announcementId}, now())`);
  await notifyReadersJob.run(world.ctx, { announcementId });
  await world.ctx.database
    .update(announcements)
    .set({ withdrawnAt: world.clock.now(), endedAt: world.clock.now() });
  await work();
  expect(await world.ctx.database.$count(notifications)).toBe(499);
});

test("its author is not told of it", async () => {
  const author = await createPerson(world.ctx, { role: "admin" });
  const other = await createPerson(world.ctx);
  await insertAnnouncement(world.ctx, { ...planned, authorId: author.id });
  await followAnnouncementDates(world.ctx);
  await work();
  const told = await world.ctx.database.select().from(notifications);
  expect(told.map(({ userId }) => userId)).toEqual([other.id]);
});

test("what has expired leaves the lists for good", async () => {
  const expiresAt = new Date("2026-03-11T08:00:00Z");
  const { id } = await insertAnnouncement(world.ctx, { expiresAt });
  await followAnnouncementDates(world.ctx);
  const ended = async () =>
    (
      await world.ctx.database
        .select({ at: announcements.endedAt })
        .from(announcements)
        .where(eq(announcements.id, id))
    )[0]?.at;
  expect(await ended()).toBeNull();
  world.clock.moveTo("2026-03-11T08:00:00Z");
  await followAnnouncementDates(world.ctx);
  expect(await ended()).toEqual(expiresAt);
});

import type { SiteOverview } from "@paso/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";

import { files, mails, signUpRequests, users } from "../../../database/tables/index.ts";
import { openMailTransport } from "../../../platform/smtp/open-mail-transport.ts";
import { createCourse, createPerson, enrol } from "../../../testing/factories.ts";
import { queueTestMail } from "../../../testing/queue-test-mail.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let admin: TestClient;

beforeAll(async () => {
  world = await startTestApp();
  admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
  world.clock.moveTo("2026-03-10T12:00:00Z");
});
afterAll(() => world.stop());

const read = async () => (await admin.get<SiteOverview>("/api/admin/overview")).body;

/** Longer than the cache of figures lives. */
function waitMinute(): void {
  world.clock.moveTo(new Date(world.clock.now().getTime() + 60_000).toISOString());
}

/** Puts a job into the queue as the worker would have left it. */
async function putJob(runAt: string, attempts = 0): Promise<void> {
  await world.ctx.database.execute(sql`
    with job as (select id from graphile_worker.add_job('test', run_at => ${runAt}::timestamptz, max_attempts => 3))
    select id from job`);
  await world.ctx.database.execute(sql`
    update graphile_worker._private_jobs set attempts = ${attempts}
    where id = (select max(id) from graphile_worker._private_jobs)`);
}

describe("GET /api/admin/overview", () => {
  test("is for administrators alone", async () => {
    expect((await world.visitor().get("/api/admin/overview")).status).toBe(401);
    for (const role of ["student", "viewer", "instructor"] as const) {
      const person = await world.as(await createPerson(world.ctx, { role }));
      expect((await person.get("/api/admin/overview")).status).toBe(403);
    }
  });

  test("counts mails that wait and that failed", async () => {
    const before = await read();
    const id = await queueTestMail(world.ctx);
    expect((await read()).mail).toEqual({
      queued: before.mail.queued + 1,
      failed: 0,
      is_sending: false,
      is_late: false,
    });
    await world.ctx.database
      .update(mails)
      .set({ state: "failed", endedAt: world.clock.now() })
      .where(eq(mails.id, id));
    expect((await read()).mail).toEqual({
      queued: before.mail.queued,
      failed: 1,
      is_sending: false,
      is_late: false,
    });
  });

  test("says that mails are late once they have waited for half an hour in a site that sends", async () => {
    const transport = openMailTransport("smtp://127.0.0.1:9", "Paso <paso@example.org>");
    world.ctx.mail = { transport };
    onTestFinished(() => {
      world.ctx.mail = { transport: null };
      transport.close();
    });
    await world.ctx.database.delete(mails);
    const now = world.clock.now();
    const id = await queueTestMail(world.ctx);
    const queuedBefore = async (minutes: number) => {
      await world.ctx.database
        .update(mails)
        .set({ queuedAt: new Date(now.getTime() - minutes * 60_000) })
        .where(eq(mails.id, id));
      return (await read()).mail.is_late;
    };
    expect(await queuedBefore(29)).toBe(false);
    expect(await queuedBefore(31)).toBe(true);
  });

  test("counts jobs that are due and those given up, not those for later", async () => {
    await world.ctx.database.execute(sql`delete from graphile_worker._private_jobs`);
    expect((await read()).jobs).toEqual({ waiting: 0, failed: 0, oldest_since: null });
    await putJob("2026-03-10T11:30:00Z");
    await putJob("2026-03-10T11:00:00Z");
    await putJob("2026-03-10T13:00:00Z");
    await putJob("2026-03-10T10:00:00Z", 3);
    expect((await read()).jobs).toEqual({
      waiting: 2,
      failed: 1,
      oldest_since: "2026-03-10T11:00",
    });
  });

  test("counts files by their bytes, and measures the database", async () => {
    const before = await read();
    await world.ctx.database
      .insert(files)
      .values({ storageKey: "overview", size: 5_000_000_000, mediaType: "video/mp4" });
    expect((await read()).files).toEqual(before.files);
    waitMinute();
    const { files: stored, database } = await read();
    expect(stored).toEqual({
      count: before.files.count + 1,
      bytes: before.files.bytes + 5_000_000_000,
    });
    expect(database.bytes).toBeGreaterThan(1_000_000);
    expect(database.version).toMatch(/^\d+/);
  });

  test("counts people, courses and who finished them; removed courses are left out", async () => {
    const before = await read();
    const published = await createCourse(world.ctx, { modules: [], status: "published" });
    await createCourse(world.ctx, { modules: [], status: "draft" });
    const removed = await createCourse(world.ctx, {
      modules: [],
      status: "published",
      deletedAt: new Date(),
    });
    const [finisher, other] = [await createPerson(world.ctx), await createPerson(world.ctx)];
    for (const person of [finisher, other]) await enrol(world.ctx, person, published);
    await enrol(world.ctx, other, removed);
    await world.ctx.database.execute(
      sql`update enrolments set finished_at = now(), last_step_at = ${world.clock.now()} where user_id = ${finisher.id}`,
    );
    await world.ctx.database.insert(signUpRequests).values({
      userId: finisher.id,
      courseId: published.id,
      state: "pending",
      text: "",
      requestedAt: world.clock.now(),
    });
    await world.ctx.database
      .update(users)
      .set({ disabledAt: new Date() })
      .where(eq(users.id, other.id));
    waitMinute();
    const { people, courses, counted_at: countedAt } = await read();
    expect(countedAt).toBe(world.clock.now().toISOString().slice(0, 16));
    expect(courses).toEqual({
      published: before.courses.published + 1,
      drafts: before.courses.drafts + 1,
      enrolments: before.courses.enrolments + 2,
      finished: before.courses.finished + 1,
      active: before.courses.active + 1,
    });
    expect(people).toEqual({
      active: before.people.active + 1,
      disabled: before.people.disabled + 1,
      never_seen: before.people.never_seen + 1,
      asking: before.people.asking + 1,
      leaving: 0,
    });
  });
});

import type { SystemState } from "@paso/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import server from "../../../../package.json" with { type: "json" };
import { mails, processes } from "../../../database/tables/index.ts";
import { reportProcess } from "../../../platform/processes/report-process.ts";
import { createPerson } from "../../../testing/factories.ts";
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

const read = async () => (await admin.get<SystemState>("/api/admin/system")).body;

/** Lets a process of this site report itself; it stops when the returned function is called. */
const report = ({ version = server.version, runsJobs = true, waitingCount = 0 } = {}) =>
  reportProcess(world.ctx, {
    version,
    serves: true,
    runsJobs,
    eventLoop: { recent: () => ({ p50: 1, p99: 1, max: 1 }) },
    pools: [Object.assign(Object.create(null), { waitingCount })],
  });

function wait(minutes: number): void {
  world.clock.moveTo(new Date(world.clock.now().getTime() + minutes * 60_000).toISOString());
}

describe("GET /api/admin/system", () => {
  test("is for administrators alone", async () => {
    expect((await world.visitor().get("/api/admin/system")).status).toBe(401);
    for (const role of ["student", "viewer", "instructor"] as const) {
      const person = await world.as(await createPerson(world.ctx, { role }));
      expect((await person.get("/api/admin/system")).status).toBe(403);
    }
  });

  test("lists processes, what is wrong with them, and no longer those that stopped", async () => {
    const stop = await report();
    const stopOther = await report({ version: "0.0.1" });
    const stopWaiting = await report({ waitingCount: 2, runsJobs: false });
    const { processes: all, version } = await read();
    expect(version).toBe(server.version);
    expect(all.map(({ concern }) => concern).toSorted()).toEqual([
      null,
      "other_version",
      "waiting",
    ]);
    expect(all.find(({ concern }) => concern === null)).toMatchObject({
      version,
      serves: true,
      runs_jobs: true,
      started_at: "2026-03-10T12:00",
    });
    await stopOther();
    await stopWaiting();
    expect((await read()).processes).toHaveLength(1);
    wait(2);
    expect((await read()).processes).toMatchObject([
      { concern: "silent", seen_at: "2026-03-10T12:00" },
    ]);
    wait(60);
    expect((await read()).processes).toEqual([]);
    await stop();
  });

  test("a process that stopped without a word is forgotten after a day", async () => {
    await (
      await report()
    )();
    await world.ctx.database.insert(processes).values({
      id: "0197c2a4-0000-7000-8000-000000000001",
      host: "app9",
      pid: 9,
      version: "0.0.1",
      serves: true,
      runsJobs: true,
      startedAt: new Date("2026-03-01T12:00:00Z"),
      seenAt: new Date("2026-03-01T12:00:00Z"),
      eventLoopDelay: 1,
      waiting: 0,
    });
    await (
      await report()
    )();
    expect(await world.ctx.database.$count(processes)).toBe(0);
  });

  test("jobs: whether one runs them, is late or was given up, and why", async () => {
    await world.ctx.database.execute(sql`delete from graphile_worker._private_jobs`);
    expect((await read()).jobs).toEqual({
      waiting: 0,
      failed: 0,
      oldest_since: null,
      latest_failed: [],
      concern: "no_worker",
    });
    const stop = await report();
    expect((await read()).jobs.concern).toBeNull();
    await world.ctx.database.execute(sql`
      select graphile_worker.add_job('mail.send', run_at => ${world.clock.now()}, max_attempts => 3)`);
    await world.ctx.database.execute(sql`
      update graphile_worker._private_jobs
      set attempts = 3, last_error = 'The server said no.', updated_at = ${world.clock.now()}`);
    const { jobs } = await read();
    expect(jobs).toMatchObject({ failed: 1, waiting: 0, concern: "failed" });
    expect(jobs.latest_failed).toEqual([
      {
        job: "mail.send",
        attempts: 3,
        failed_at: world.clock.now().toISOString().slice(0, 16),
        reason: "The server said no.",
      },
    ]);
    await world.ctx.database.execute(sql`
      update graphile_worker._private_jobs set attempts = 0,
        run_at = ${new Date(world.clock.now().getTime() - 16 * 60_000)}`);
    expect((await read()).jobs).toMatchObject({ waiting: 1, concern: "late" });
    await stop();
  });

  test("mail, database and storage", async () => {
    await queueTestMail(world.ctx);
    const { mail, database, storage } = await read();
    expect(mail).toEqual({
      waiting: 1,
      failed: 0,
      oldest_since: world.clock.now().toISOString().slice(0, 16),
      concern: "no_server",
    });
    await world.ctx.database.delete(mails);
    expect((await read()).mail.oldest_since).toBeNull();
    expect(database.bytes).toBeGreaterThan(1_000_000);
    expect(database.connections).toBeGreaterThan(0);
    expect(database.connection_limit).toBeGreaterThan(database.connections);
    expect(database.archived_at).toBeNull();
    expect(database.version).toMatch(/^\d+/);
    // The storage of tests is in memory.
    expect(storage).toEqual({ bytes: 0, disk: null, concern: null });
  });
});

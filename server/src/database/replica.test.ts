import { type SQL, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";

import { checkReplica } from "../doctor/check-replica.ts";
import { createCourse, createPerson, type MadeCourse } from "../testing/factories.ts";
import { sample } from "../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../testing/start-test-app.ts";
import { answer, joinCourse } from "../testing/take-course.ts";
import {
  startReplica,
  startTemporaryServer,
  type TemporaryServer,
} from "../testing/temporary-server.ts";
import type { TestClient } from "../testing/test-client.ts";
import { databaseAddress, execute } from "../testing/test-database.ts";
import { type Connection, openConnection } from "./connection.ts";
import { migrateDatabase } from "./migrate-database.ts";
import { forReports, Replica } from "./replica.ts";

/** Milliseconds, generous for a busy machine. */
const PATIENCE = 2_000;
const LIMIT = 180_000;

let primary: TemporaryServer;
let standby: TemporaryServer;
let url: string;
let replicaUrl: string;
let connection: Connection;
let world: TestApp;
let course: MadeCourse;
let staff: TestClient;
/** Number of statements sent to the replica, and why it was given up for a while. */
let asked = 0;
let left: string[] = [];

beforeAll(async () => {
  primary = await startTemporaryServer({ settings: { synchronous_commit: "on" } });
  await execute(primary.url, "create database school");
  url = databaseAddress(primary.url, "school");
  await migrateDatabase(url);
  standby = await startReplica(primary);
  replicaUrl = databaseAddress(standby.url, "school");
  connection = openConnection(url);
  world = await startTestApp({}, { url, connection, drop: () => connection.close() });
  const polls = [sample.radio(), sample.radio()];
  course = await createCourse(world.ctx, { modules: [{ pages: [polls] }] });
  staff = await world.as(await createPerson(world.ctx, { role: "admin" }));
}, LIMIT);
afterAll(async () => {
  await world.stop();
  await standby.close();
  await primary.close();
}, LIMIT);

beforeEach(() => {
  asked = 0;
  left = [];
  world.ctx.replica = follow(replicaUrl);
});
afterEach(async () => {
  await world.ctx.replica?.close();
});

function follow(address: string, rest = 0): Replica {
  const onLeft = (reason: unknown) => left.push((reason as Error).message);
  const replica = new Replica({
    url: address,
    size: 3,
    primary: connection.pool,
    patience: PATIENCE,
    rest,
    onLeft,
  });
  replica.pool.on("acquire", () => (asked += 1));
  return replica;
}

/** Answers as one more student, then reads the number of answers as staff. */
async function answerAndCount(): Promise<number> {
  const [page] = course.pages;
  const student = await joinCourse(world, course);
  expect((await answer(student, page!, 0, "1")).status).toBe(200);
  const { status, body } = await staff.get<{ sections: { question: { answers: number } }[] }>(
    `/api/authoring/courses/${course.id}/results/pages/${page!.id}`,
  );
  expect(status).toBe(200);
  return body.sections[0]!.question.answers;
}

it("shows what was acknowledged a moment ago", async () => {
  for (let count = 1; count <= 5; count++) expect(await answerAndCount()).toBe(count);
  expect(asked).toBeGreaterThan(10);
  expect(left).toEqual([]);
});

it("leaves a replica alone that does not catch up, and comes back to it", async () => {
  const before = await answerAndCount();
  await execute(replicaUrl, "select pg_wal_replay_pause()");
  expect(await answerAndCount()).toBe(before + 1);
  expect(left.length).toBeGreaterThan(0);
  expect(left.every((reason) => reason.includes("behind"))).toBe(true);
  await execute(replicaUrl, "select pg_wal_replay_resume()");
  left = [];
  expect(await answerAndCount()).toBe(before + 2);
  expect(left).toEqual([]);
});

it("sends the rest of a report to the primary where the replica goes", async () => {
  const { database } = await forReports(world.ctx);
  expect(database).not.toBe(world.ctx.database);
  const ask = async (statement: SQL) => {
    const { rows } = await database.execute<{ recovering: boolean }>(statement);
    return rows[0]?.recovering;
  };
  const readsReplica = () => ask(sql`select pg_is_in_recovery() as recovering`);
  expect(await readsReplica()).toBe(true);
  const end = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'paso reports'`;
  const long = ask(sql`select pg_sleep(2), pg_is_in_recovery() as recovering`);
  await execute(replicaUrl, end);
  expect(await long).toBe(false);
  expect(left).not.toEqual([]);
  expect(await readsReplica()).toBe(true);
});

it("is not asked again for a while once it failed", async () => {
  await world.ctx.replica?.close();
  world.ctx.replica = follow("postgres://paso@127.0.0.1:1/school", 60_000);
  for (let times = 0; times < 3; times++) {
    expect((await forReports(world.ctx)).database).toBe(world.ctx.database);
  }
  expect(left).toHaveLength(1);
});

it("takes no other server for a replica", async () => {
  await world.ctx.replica?.close();
  world.ctx.replica = follow(url);
  expect((await forReports(world.ctx)).database).toBe(world.ctx.database);
  expect(left).toEqual(["It is no replica."]);
});

it("neither writes nor has the primary write", async () => {
  const { database } = await forReports(world.ctx);
  const writing = database.execute(sql`delete from sessions`);
  await expect(writing).rejects.toMatchObject({ cause: { code: "25006" } });
});

it("is examined", async () => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  expect(await checkReplica(replicaUrl, client)).toMatchObject({ state: "ok" });
  expect(await checkReplica(url, client)).toMatchObject({ state: "fault" });
  const away = "postgres://paso@127.0.0.1:1/school";
  expect(await checkReplica(away, client)).toMatchObject({ state: "fault" });
  await client.end();
});

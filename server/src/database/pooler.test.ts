import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { checkPooler } from "../doctor/check-pooler.ts";
import { createCourse } from "../testing/factories.ts";
import { hasTool } from "../testing/has-tool.ts";
import { runPaso, startPaso } from "../testing/paso-process.ts";
import { sample } from "../testing/sample-sections.ts";
import { POOLER, type Pooler, startPooler } from "../testing/start-pooler.ts";
import { startTestApp } from "../testing/start-test-app.ts";
import { joinCourse, takePage } from "../testing/take-course.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { openConnection } from "./connection.ts";
import { answers, mails } from "./tables/index.ts";

const PERSON = { email: "ada@example.org", password: "correct horse battery" };
/** Debian's package `pgbouncer`, which may not be installed. */
const hasPooler = hasTool(POOLER);

const LIMITS = { timeout: 120_000 };

describe.runIf(hasPooler)("through pgbouncer, lending by transaction", LIMITS, () => {
  let database: TestDatabase;
  let pooler: Pooler;

  beforeEach(async () => {
    database = await createTestDatabase();
    pooler = await startPooler(database.url, 3);
  });
  afterEach(async () => {
    await pooler.stop();
    await database.drop();
  });

  it("lets a class take a page at once over three connections", async () => {
    const connection = openConnection(pooler.url, { size: 12, throughPooler: true });
    const drop = () => connection.close();
    const world = await startTestApp({}, { url: pooler.url, connection, drop });
    const sections = [sample.radio({ twoRounds: true }), sample.paragraph(), sample.radio()];
    const course = await createCourse(world.ctx, { modules: [{ pages: [sections] }] });
    const students = [];
    for (let count = 0; count < 12; count++) students.push(await joinCourse(world, course));
    await Promise.all(
      students.map((student) => takePage(student, course.pages[0]!, ["1", null, "2"])),
    );
    expect(await database.connection.database.$count(answers)).toBe(24);
    const { rows } = await database.connection.database.execute<{ count: number }>(
      sql`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and application_name = 'paso'`,
    );
    expect(rows[0]?.count).toBeLessThanOrEqual(3);
    await world.stop();
  });

  it("serves a site whose worker and migrations go to the server itself", async () => {
    const folder = await mkdtemp(join(tmpdir(), "paso-pooled-"));
    const settings = {
      DATABASE_URL: pooler.url,
      PASO_DATABASE_DIRECT_URL: database.url,
      PASO_DATA: folder,
      PASO_SECRET_KEY: randomBytes(32).toString("base64"),
    };
    const flags = ["--email", PERSON.email, "--role", "student", "--name", "Ada"];
    const created = await runPaso(
      ["user", "create", ...flags, "--password-stdin"],
      settings,
      PERSON.password,
    );
    expect(created).toMatchObject({ code: 0 });
    const paso = await startPaso(settings);
    const first = await fetch(`${paso.address}/api/session`);
    const { csrf_token: token } = (await first.json()) as { csrf_token: string };
    const post = (path: string, body: unknown) =>
      fetch(`${paso.address}/api${path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-csrf-token": token,
          "x-requested-with": "XMLHttpRequest",
          cookie: first.headers
            .getSetCookie()
            .map((cookie) => cookie.split(";")[0])
            .join("; "),
        },
        body: JSON.stringify(body),
      });
    // Enqueues a job that the worker is notified of.
    expect((await post("/password/forgot", { email: PERSON.email })).status).toBe(200);
    expect((await post("/session", PERSON)).status).toBe(200);
    const countMails = () => database.connection.database.$count(mails);
    await expect.poll(countMails, { timeout: 30_000 }).toBe(1);
    expect(await paso.end("SIGTERM")).toBe(0);
    await rm(folder, { recursive: true });
  });

  it("says what is missing where the server's own address is not set", async () => {
    const settings = { DATABASE_URL: pooler.url, PASO_DATA: tmpdir() };
    const { code, stderr } = await runPaso(["migrate"], settings);
    expect(code).toBe(1);
    expect(stderr).toContain("PASO_DATABASE_DIRECT_URL");
  });

  it("is examined: that it bounds statements, and leads to the same database", async () => {
    expect(await checkPooler(pooler.url, database.url)).toMatchObject({ state: "ok" });
    const unbounded = await checkPooler(database.url, database.url);
    expect(unbounded).toMatchObject({ state: "warning", text: expect.stringContaining("limit") });
    const other = await createTestDatabase();
    expect(await checkPooler(pooler.url, other.url)).toMatchObject({ state: "fault" });
    await other.drop();
    const away = "postgres://paso@127.0.0.1:1/paso";
    expect(await checkPooler(away, database.url)).toMatchObject({ state: "fault" });
  });
});

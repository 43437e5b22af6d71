import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

import pg from "pg";
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from "vitest";

import { listOwnMigrations, migrateEmptyDatabase } from "../database/migrate-database.ts";
import { mails, users } from "../database/tables/index.ts";
import { hashPassword } from "../domains/accounts/people/hash-password.ts";
import { readHeld } from "../platform/mail/hold-queued-mails.ts";
import { openDiskStorage } from "../platform/storage/disk-storage.ts";
import type { FileStorage } from "../platform/storage/file-storage.ts";
import { attachFile, createCourse, createPerson, type MadeCourse } from "../testing/factories.ts";
import { MemoryStorage } from "../testing/memory-storage.ts";
import { queueTestMail } from "../testing/queue-test-mail.ts";
import { sample } from "../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../testing/start-test-app.ts";
import { answer, finish, joinCourse } from "../testing/take-course.ts";
import { testContext } from "../testing/test-context.ts";
import {
  createBlankDatabase,
  createTestDatabase,
  type TestDatabase,
} from "../testing/test-database.ts";
import { openArchive } from "./archive/open-archive.ts";
import { verifyArchive } from "./archive/verify-archive.ts";
import { isLeftOut } from "./database/is-left-out.ts";
import { refuseForeignMigrations } from "./refuse-foreign-migrations.ts";
import { restoreBackup, type RestoreOptions } from "./restore-backup.ts";
import { type BackupOptions, type BackupSource, writeBackup } from "./write-backup.ts";

const QUESTIONS = 12;
const STUDENTS = 8;
const ADA = { email: "ada@example.org", password: "correct horse battery" };

let folder: string;
let made = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "paso-drill-"));
});
afterAll(() => rm(folder, { recursive: true }));

it(
  "restores a site elsewhere that was backed up under load and destroyed",
  { timeout: 90_000 },
  async () => {
    const source = await createTestDatabase();
    const target = await createBlankDatabase();
    const world = await startTestApp({}, source);
    const course = await fillSite(world);
    let before: Awaited<ReturnType<typeof readRows>> = {};
    let filesBefore: string[] = [];
    const load = letAnswer(world, course);
    await load.reaches(10);

    const { path, manifest } = await backUp(
      { databaseUrl: source.url, storage: changeWhileListed(world, course) },
      {
        async onSnapshot(name) {
          before = await readRows(source.url, name);
          filesBefore = await readFiles(world.ctx.storage);
          const answers = load.answered();
          load.goOn();
          await load.reaches(answers + 10);
          await storeFile(world, course, "after the snapshot");
        },
      },
    );
    await load.ends();
    const answersAtEnd = (await readRows(source.url))["answers"]?.length ?? 0;
    await world.stop();

    const storage = openDiskStorage(join(folder, "restored"));
    const outcome = await restore(path, target, storage, { sendMails: true });
    expect(outcome).toMatchObject({ files: 2, heldMails: 0, jobs: manifest.jobs });
    const after = await readRows(target.url);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const [table, rows] of Object.entries(after)) {
      expect([table, rows]).toEqual([table, isLeftOut(table) ? [] : before[table]]);
    }
    expect(after["answers"]?.length).toBeGreaterThanOrEqual(10);
    expect(answersAtEnd).toBeGreaterThanOrEqual(after["answers"]!.length + 10);
    expect(filesBefore).toHaveLength(2);
    expect(await readFiles(storage)).toEqual(filesBefore);

    const restored = await startTestApp({}, target);
    const browser = restored.visitor();
    await browser.get("/api/session");
    expect(await browser.post("/api/session", ADA)).toMatchObject({ status: 200 });
    // Ids of new rows continue after the restored ones.
    const student = await joinCourse(restored, course, { email: "new@example.org" });
    const page = course.pages[0]!;
    expect(await answer(student, page, 0, "1")).toMatchObject({ status: 200 });
    await restored.stop();
  },
);

describe("a restore", { timeout: 60_000 }, () => {
  let source: TestDatabase;
  let target: TestDatabase;
  let storage: MemoryStorage;

  beforeEach(async () => {
    [source, target] = [await createTestDatabase(), await createBlankDatabase()];
    storage = new MemoryStorage();
  });
  afterEach(async () => {
    await source.drop();
    await target.drop();
  });
  const tablesOf = async ({ url }: TestDatabase) => Object.keys(await readRows(url));

  it("holds mails that waited and keeps jobs: given up, or waiting again if one was running", async () => {
    const ctx = testContext(source);
    await queueTestMail(ctx);
    await execute(
      source.url,
      "select graphile_worker.add_job('lost', '{\"a\": 1}', max_attempts => 2, job_key => 'k')",
    );
    await execute(
      source.url,
      "update graphile_worker._private_jobs set attempts = 2, last_error = 'no' where key = 'k'",
    );
    await execute(
      source.url,
      "select graphile_worker.add_job('running', max_attempts => 1, job_key => 'r')",
    );
    await execute(
      source.url,
      "update graphile_worker._private_jobs set attempts = 1, locked_at = now() where key = 'r'",
    );
    const { path } = await backUp({ databaseUrl: source.url, storage });
    expect(await restore(path, target, storage)).toMatchObject({ heldMails: 1, jobs: 3 });
    const [mail] = await target.connection.database.select().from(mails);
    expect(mail?.state).toBe("failed");
    expect(readHeld(mail!.response)).toBeInstanceOf(Date);
    const jobs = `select task_identifier, attempts, max_attempts, key, last_error
      from graphile_worker.jobs order by task_identifier`;
    await execute(
      source.url,
      "update graphile_worker._private_jobs set attempts = 0, locked_at = null where key = 'r'",
    );
    expect(await execute(target.url, jobs)).toEqual(await execute(source.url, jobs));
  });

  it("brings a backup of an earlier version up to date", async () => {
    const old = await createBlankDatabase();
    const migrations = listOwnMigrations().slice(0, 3);
    await migrateEmptyDatabase(old.url, migrations);
    await execute(
      old.url,
      `insert into users (email, first_name, last_name, role, password_hash)
       values ('ada@example.org', 'Ada', 'King', 'admin', '-')`,
    );
    const { path, manifest } = await backUp({ databaseUrl: old.url, storage });
    await old.drop();
    expect(manifest.migrations).toEqual(migrations);
    await restore(path, target, storage);
    const [ada] = await target.connection.database.select().from(users);
    expect(ada).toMatchObject({ id: 1, email: "ada@example.org", isDemo: false });
    expect(await tablesOf(target)).toEqual(await tablesOf(source));
  });

  it("refuses a newer backup, and one of other migrations", () => {
    const [first = "", second = "", third = ""] = listOwnMigrations();
    const own = [first, second, third];
    expect(() => refuseForeignMigrations([first], own)).not.toThrow();
    expect(() => refuseForeignMigrations([...own, "29990101000000_later"], own)).toThrow(
      "made by a newer version of Paso (29990101000000_later)",
    );
    expect(() => refuseForeignMigrations([first, third], own)).toThrow(`it lacks ${second}`);
  });

  it("changes nothing for a damaged or cut backup", async () => {
    await storage.put("abcdef", Buffer.alloc(5_000, "a picture "));
    const { path } = await backUp({ databaseUrl: source.url, storage });
    const bytes = await readFile(path);
    const damaged = join(folder, "damaged.zip");
    bytes[bytes.indexOf("a picture") + 100] = 0;
    await writeFile(damaged, bytes);
    await expect(restore(damaged, target, storage)).rejects.toThrow(
      "The backup is damaged (files/abcdef has another checksum)",
    );
    await writeFile(damaged, bytes.subarray(0, -100));
    await expect(restore(damaged, target, storage)).rejects.toThrow("is no whole backup of Paso");
    expect(await tablesOf(target)).toEqual([]);
  });

  it("refuses to overwrite rows and files, unless it is told to", async () => {
    const { path } = await backUp({ databaseUrl: source.url, storage });
    await storage.put("foreign", Buffer.from("kept"));
    await expect(restore(path, target, storage)).rejects.toThrow(
      "holds some that are not in the backup (foreign), so nothing was changed",
    );
    await createPerson(testContext(source), ADA_ROW);
    await expect(restore(path, source, storage)).rejects.toThrow("there are rows in users");
    expect(await source.connection.database.$count(users)).toBe(1);
    await restore(path, source, storage, { overwrite: true });
    expect(await source.connection.database.$count(users)).toBe(0);
    expect(await storage.has("foreign")).toBe(true);
  });

  it("refuses while Paso runs on the database", async () => {
    const { path } = await backUp({ databaseUrl: source.url, storage });
    const running = new pg.Client({ connectionString: target.url, application_name: "paso" });
    await running.connect();
    await expect(restore(path, target, storage, { overwrite: true })).rejects.toThrow(
      "Paso is running on this database (1 connections)",
    );
    await running.end();
  });
});

const ADA_ROW = { email: ADA.email };

/** A course with a file, a person with a password, and a waiting mail. */
async function fillSite(world: TestApp): Promise<MadeCourse> {
  const polls = Array.from({ length: QUESTIONS }, () => sample.radio());
  const course = await createCourse(world.ctx, { modules: [{ pages: [polls] }] });
  await createPerson(world.ctx, { ...ADA_ROW, passwordHash: await hashPassword(ADA.password) });
  await storeFile(world, course, "before the snapshot");
  await queueTestMail(world.ctx);
  return course;
}

async function storeFile({ ctx }: TestApp, { pages }: MadeCourse, text: string): Promise<void> {
  await attachFile(ctx, pages[0]!.sectionIds[0]!, {
    name: `${text}.txt`,
    bytes: Buffer.from(text),
  });
}

/** The site's storage, in which one file is deleted and another added during its listing. */
function changeWhileListed(world: TestApp, course: MadeCourse): FileStorage {
  const { storage } = world.ctx;
  return {
    put: (key, bytes) => storage.put(key, bytes),
    read: (key) => storage.read(key),
    has: (key) => storage.has(key),
    delete: (key) => storage.delete(key),
    async *list() {
      yield* storage.list();
      yield { key: "gone-meanwhile", size: 1 };
      await storeFile(world, course, "after the list");
    },
  };
}

/** Students who take the page to its end; half of the answers wait until they are released. */
function letAnswer(world: TestApp, { id, pages: [page] }: MadeCourse) {
  let answered = 0;
  const mayGoOn = Promise.withResolvers<void>();
  const students = Array.from({ length: STUDENTS }, async () => {
    const student = await joinCourse(world, { id });
    for (let place = 0; place < QUESTIONS; place += 1) {
      if (answered >= (STUDENTS * QUESTIONS) / 2) await mayGoOn.promise;
      expect(await answer(student, page!, place, String(place % 3))).toMatchObject({ status: 200 });
      await finish(student, page!, place);
      answered += 1;
    }
  });
  return {
    answered: () => answered,
    goOn: () => mayGoOn.resolve(),
    reaches: (wanted: number) =>
      expect.poll(() => answered, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(wanted),
    ends: () => Promise.all(students),
  };
}

async function backUp(source: Omit<BackupSource, "site">, options?: BackupOptions) {
  made += 1;
  const path = join(folder, `backup-${made}.zip`);
  const site = "https://learn.example.org";
  const manifest = await writeBackup({ ...source, site }, createWriteStream(path), options);
  const archive = await openArchive(path);
  await verifyArchive(archive);
  expect(archive.manifest).toEqual(manifest);
  archive.close();
  return { path, manifest };
}

async function restore(
  path: string,
  { url }: TestDatabase,
  storage: FileStorage,
  options?: RestoreOptions,
) {
  const archive = await openArchive(path);
  try {
    return await restoreBackup(archive, { databaseUrl: url, storage }, options);
  } finally {
    archive.close();
  }
}

/** Every row of every table as text, sorted; at an exported snapshot, if named. */
async function readRows(url: string, snapshot?: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("begin isolation level repeatable read");
  if (snapshot !== undefined) await client.query(`set transaction snapshot '${snapshot}'`);
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select to_jsonb(t)::text as row from "${name}" t order by 1`,
    );
    found[name] = rows.map(({ row }) => row);
  }
  await client.end();
  return found;
}

/** Keys and checksums of all stored files, sorted by key. */
async function readFiles(storage: FileStorage): Promise<string[]> {
  const found = [];
  for await (const { key } of storage.list()) {
    const bytes = await buffer(await storage.read(key));
    found.push(`${key} ${createHash("sha256").update(bytes).digest("hex")}`);
  }
  return found.toSorted();
}

async function execute(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

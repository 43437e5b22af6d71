import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";

import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { segmentFolderOf } from "../database/embedded/archive-commands.ts";
import {
  type EmbeddedDatabase,
  openEmbeddedDatabase,
} from "../database/embedded/embedded-database.ts";
import { findPostmaster } from "../database/embedded/postmaster.ts";
import { checkArchiving } from "../doctor/check-archive.ts";
import { type BaseBackup, listBases } from "./base-backup.ts";
import { parseMoment } from "./parse-moment.ts";
import { pruneArchive } from "./prune-archive.ts";
import { restoreMoment } from "./restore-moment.ts";
import { listArchived, nameSegment } from "./segments.ts";
import { writeBase } from "./write-base.ts";

/** As for all test databases, which need not survive a power cut. */
const settings = { fsync: "off" };
const onProgress = () => {};
const isRoot = process.getuid?.() === 0;
let folder: string;
let dataFolder: string;
let archive: string;
let database: EmbeddedDatabase | undefined;
let client: pg.Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "paso-moment-"));
  await chmod(folder, 0o755);
  dataFolder = join(folder, "data");
  archive = join(folder, 'it\'s a "100 %f" $archive');
  await mkdir(archive);
});
afterEach(() => stop());
afterAll(() => rm(folder, { recursive: true, maxRetries: 5 }));

async function start(): Promise<void> {
  database = await openEmbeddedDatabase(dataFolder, settings, { archive });
  client = new pg.Client({ connectionString: database.url });
  client.on("error", () => {});
  await client.connect();
}

/** Stops the database, which first archives all of its WAL. */
async function stop(): Promise<void> {
  if (!database) return;
  await client.end().catch(() => {});
  await database.close();
  database = undefined;
}

/** Inserts a line, and returns a moment at which it existed and the next one did not. */
async function write(text: string): Promise<Date> {
  await client.query("create table if not exists lines (text text)");
  await client.query("insert into lines values ($1)", [text]);
  await sleep(10);
  const { rows } = await client.query<{ now: Date }>("select clock_timestamp() as now");
  await sleep(10);
  return rows[0]!.now;
}

/** All lines, in order; starts the database to read them. */
async function readLines(): Promise<string> {
  if (!database) await start();
  const { rows } = await client.query<{ text: string }>("select text from lines");
  return rows.map(({ text }) => text).join(" ");
}

const clusterOf = () => join(dataFolder, "postgres", "cluster");
const backUp = (): Promise<BaseBackup> =>
  writeBase({ client, cluster: clusterOf(), archive }, onProgress);
const restore = (until: Date | null) =>
  restoreMoment({ dataFolder, archive, until, settings, onProgress });
const examine = () => checkArchiving(client, { archive, dataFolder });
const newestSegment = async (): Promise<string> =>
  (await listArchived(archive))
    .filter((name) => name.length === 24)
    .toSorted()
    .at(-1)!;
const fileOf = (segment: string) => join(segmentFolderOf(archive), `${segment}.gz`);

describe("the embedded database with an archive", { timeout: 120_000 }, () => {
  const moments: Record<string, Date> = {};

  it("has no moment to go back to before its first base backup", async () => {
    await start();
    moments["one"] = await write("one");
    expect(await examine()).toMatchObject({
      state: "fault",
      text: `No base backup in ${archive} leads to this database.`,
    });
    await stop();
    await expect(restore(null)).rejects.toThrow(`There is no base backup in ${archive}`);
  });

  it("becomes what it was at a moment, and what was there before is kept", async () => {
    await start();
    await backUp();
    moments["two"] = await write("two");
    moments["three"] = await write("three");
    await client.query("delete from lines");
    expect(await examine()).toMatchObject({ area: "archive", state: "ok" });
    await expect(restore(moments["two"])).rejects.toThrow("Paso is running on the data folder");
    await stop();
    const { replaced, lastChange } = await restore(moments["two"]);
    expect(lastChange!.getTime()).toBeLessThanOrEqual(moments["two"].getTime());
    expect(await readdir(replaced!)).toContain("PG_VERSION");
    expect(await readLines()).toBe("one two");
  });

  it("goes back along what happened, before and after it went back already", async () => {
    await start();
    moments["four"] = await write("four");
    await write("five");
    await stop();
    await restore(moments["four"]);
    expect(await readLines()).toBe("one two four");
    await stop();
    await restore(moments["three"]!);
    expect(await readLines()).toBe("one two three");
    expect(await examine()).toMatchObject({ state: "ok" });
  });

  it("has what a killed server did not archive any more, as long as its files are there", async () => {
    await start();
    await write("six");
    // The archive must not end before it for another reason.
    await client.query("select pg_switch_wal()");
    await write("seven");
    await client.end();
    process.kill((await findPostmaster(clusterOf()))!, "SIGKILL");
    await expect.poll(() => findPostmaster(clusterOf())).toBeNull();
    await database!.close().catch(() => {});
    database = undefined;
    await restore(null);
    expect(await readLines()).toBe("one two three six seven");
  });

  it("refuses moments that it cannot come to, and leaves everything as it was", async () => {
    await expect(restore(new Date(Date.now() + 60_000))).rejects.toThrow("is in the future");
    const [base] = await listBases(archive);
    await expect(restore(moments["one"]!)).rejects.toThrow(
      `old enough: the earliest moment that can be restored is ${base!.finishedAt}.`,
    );
    await expect(restore(new Date(Date.now() - 100))).rejects.toThrow(
      /^The archive knows no change after .+ Name that moment, or none for all that is there\.$/,
    );
    for (const text of ["2026-11-26T12:00:00", "yesterday", "2026-13-26T12:00:00Z"]) {
      expect(() => parseMoment(text)).toThrow("is no moment with its zone");
    }
    expect(parseMoment("2026-11-26 13:00+01:00")).toEqual(new Date("2026-11-26T12:00:00Z"));
    expect(await readLines()).toBe("one two three six seven");
  });

  it("says which segment is missing or damaged", async () => {
    await start();
    await client.query("select pg_switch_wal()");
    moments["eight"] = await write("eight");
    await stop();
    const last = await newestSegment();
    await start();
    await write("nine");
    await stop();
    const whole = await readFile(fileOf(last));
    // The database's own files contain it, too, and are lost as well.
    await rm(clusterOf(), { recursive: true });
    await rm(fileOf(last));
    const refused = `The archive ${archive} lacks the segment ${last}, without which`;
    await expect(restore(null)).rejects.toThrow(refused);
    await expect(restore(moments["eight"])).rejects.toThrow(`as its segment ${last} is missing`);
    await writeFile(fileOf(last), whole.subarray(0, whole.length / 2));
    await expect(restore(null)).rejects.toThrow(`The segment ${last} of the archive is damaged`);
    await writeFile(fileOf(last), whole);
    await restore(null);
    expect(await readLines()).toBe("one two three six seven eight nine");
    await rename(fileOf(last), join(folder, "aside"));
    // Until the new timeline's history is archived, no base backup leads to the database.
    await expect.poll(examine, { timeout: 20_000 }).toMatchObject({
      state: "fault",
      text: expect.stringContaining(`The segment ${last} is missing`),
    });
    await rename(join(folder, "aside"), fileOf(last));
  });

  it("does not replace a segment of another database, and says that it cannot archive", async () => {
    await start();
    const { rows } = await client.query<{ now: string }>(
      "select pg_walfile_name(pg_current_wal_lsn()) as now",
    );
    const foreign = gzipSync("another database's");
    await writeFile(fileOf(rows[0]!.now), foreign);
    await write("ten");
    await expect(backUp()).rejects.toThrow("so that no base backup is kept");
    expect(await examine()).toMatchObject({
      state: "fault",
      text: expect.stringMatching(
        /^Changes are not archived: \d+ segments of 16 MB wait, the last attempt failed/,
      ),
    });
    expect(await readFile(fileOf(rows[0]!.now))).toEqual(foreign);
    await rm(fileOf(rows[0]!.now));
    await backUp();
    expect(await examine()).toMatchObject({ state: "ok" });
    await rename(archive, `${archive}.away`);
    expect(await examine()).toMatchObject({
      state: "fault",
      text: `Changes cannot be archived. There is no folder ${archive}.`,
    });
    await rename(`${archive}.away`, archive);
  });

  it.runIf(isRoot)("says that PostgreSQL's own account cannot enter the archive", async () => {
    await start();
    await chmod(archive, 0o700);
    expect(await examine()).toMatchObject({
      state: "fault",
      text: expect.stringMatching(/The user id \d+, which PostgreSQL runs as, cannot enter /),
    });
    await chmod(archive, 0o755);
  });

  it("keeps the newest base backups and all that they need", async () => {
    await start();
    moments["eleven"] = await write("eleven");
    const kept = await backUp();
    moments["twelve"] = await write("twelve");
    await backUp();
    await write("thirteen");
    await stop();
    const pruned = await pruneArchive(archive, 2);
    expect(pruned).toMatchObject({ bases: 2, earliest: kept.finishedAt });
    expect(pruned.segments).toBeGreaterThan(3);
    expect(await listBases(archive)).toHaveLength(2);
    expect(await pruneArchive(archive, 2)).toMatchObject({ bases: 0, segments: 0 });
    await expect(restore(moments["eleven"])).rejects.toThrow(kept.finishedAt);
    await restore(moments["twelve"]);
    expect((await readLines()).endsWith("eleven twelve")).toBe(true);
  });

  it("refuses a base backup that is not as it was written", async () => {
    await stop();
    const newest = (await listBases(archive)).at(-1)!;
    await writeFile(join(newest.folder, "cluster", "PG_VERSION"), "17\n");
    await expect(restore(null)).rejects.toThrow(
      `The base backup ${newest.folder} is damaged (PG_VERSION)`,
    );
    expect(await readLines()).toContain("twelve");
  });
});

it("names segments as PostgreSQL does", () => {
  expect(nameSegment({ timeline: 10, number: 256 * 3 + 254 })).toBe("0000000A00000003000000FE");
});

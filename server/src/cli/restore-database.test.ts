import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";

import { findPostmaster, socketUrl } from "../database/embedded/postmaster.ts";
import { type RunningPaso, runPaso, startPaso } from "../testing/paso-process.ts";
import { readStatusOfSignIn } from "../testing/read-status-of-sign-in.ts";

const PERSON = { email: "ada@example.org", password: "correct horse battery" };
const CREATE = ["user", "create", "--role", "admin", "--password-stdin"];

let folder: string;
let running: RunningPaso | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "paso-restore-"));
  await chmod(folder, 0o755);
  await mkdir(join(folder, "archive"));
});
afterAll(async () => {
  await running?.end("SIGTERM");
  await rm(folder, { recursive: true, maxRetries: 5 });
});

it(
  "sets a site whose database is lost to the moment before a mistake",
  { timeout: 180_000 },
  async () => {
    const settings = {
      PASO_DATA: join(folder, "data"),
      PASO_DATABASE_ARCHIVE: join(folder, "archive"),
      PASO_DEMO: "0",
      PASO_LOG_LEVEL: "fatal",
    };
    const postgres = join(settings.PASO_DATA, "postgres");
    const create = (email: string) =>
      runPaso(
        [...CREATE, "--email", email, "--name", "Ada King"],
        settings,
        `${PERSON.password}\n`,
      );
    running = await startPaso(settings);
    expect(await create(PERSON.email)).toMatchObject({ code: 0 });
    expect(await runPaso(["backup", "--base"], settings)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Wrote .+archive\/base\/.+ MB, whole from /),
      stderr: "",
    });
    expect(await create("grace@example.org")).toMatchObject({ code: 0 });
    await sleep(50);
    const moment = new Date().toISOString();
    await sleep(50);
    const client = new pg.Client({ connectionString: socketUrl(join(postgres, "run"), "paso") });
    client.on("error", () => {});
    await client.connect();
    await client.query("delete from users where email = $1", ["grace@example.org"]);
    expect(await create("later@example.org")).toMatchObject({ code: 0 });
    const doctor = await runPaso(["doctor", "--json"], settings);
    expect(JSON.parse(doctor.stdout).findings).toContainEqual(
      expect.objectContaining({ area: "archive", state: "ok" }),
    );
    expect(await runPaso(["restore", "--until", moment], settings)).toMatchObject({
      code: 1,
      stderr: `Paso is running on the data folder ${settings.PASO_DATA}: stop it first.\n`,
    });
    // Otherwise archived only after a minute.
    await client.query("select pg_switch_wal()");
    const archived = "select last_archived_wal as wal from pg_stat_archiver";
    const { rows } = await client.query("select pg_walfile_name(pg_current_wal_lsn() - 1) as wal");
    await expect
      .poll(async () => (await client.query(archived)).rows, { timeout: 30_000 })
      .toEqual(rows);
    await running.end("SIGKILL");
    process.kill((await findPostmaster(join(postgres, "cluster")))!, "SIGKILL");
    await rm(postgres, { recursive: true, maxRetries: 20, retryDelay: 100 });

    const restored = await runPaso(["restore", "--until", moment], settings);
    expect(restored).toMatchObject({ code: 0, stderr: "" });
    expect(restored.stdout).toMatch(
      new RegExp(
        `^Restored the database until ${moment}; its last change is of [^\n]+Z\\.\nEverybody has to sign in again\\.\nStart`,
      ),
    );
    const people = await runPaso(["user", "list"], settings);
    expect(people.stdout).toContain("grace@example.org");
    expect(people.stdout).not.toContain("later@example.org");
    running = await startPaso(settings);
    expect(await readStatusOfSignIn(running.address, PERSON)).toBe(200);
    expect(await runPaso(["backup", "--base", "--keep", "1"], settings)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Wrote [^\n]+\nDeleted 1 earlier base backups and \d+ seg/),
    });
  },
);

it("says what is missing of a command", { timeout: 60_000 }, async () => {
  const settings = { PASO_DATA: join(folder, "none") };
  for (const [args, message] of [
    [["backup", "--base"], "Set PASO_DATABASE_ARCHIVE to the folder of the archive of changes."],
    [["backup", "--base", "x.zip"], "--base takes no file."],
    [["backup", "x.zip", "--keep", "2"], "--keep belongs to --base."],
    [["backup", "--base", "--keep", "0"], "--keep must be a number from 1 to 999."],
    [["restore"], "Name what to restore, or use --until."],
  ] as const) {
    expect(await runPaso([...args], settings)).toMatchObject({ code: 1, stderr: `${message}\n` });
  }
  const server = { ...settings, DATABASE_URL: "postgres://localhost:1/paso" };
  expect((await runPaso(["restore", "--until"], server)).stderr).toMatch(
    /^This is for the embedded/,
  );
});

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { openEmbeddedDatabase, type EmbeddedDatabase } from "./embedded-database.ts";
import { findPostmaster } from "./postmaster.ts";

const isRoot = process.getuid?.() === 0;
const HOLD = join(import.meta.dirname, "../../testing/hold-database.ts");

describe("openEmbeddedDatabase", { timeout: 60_000 }, () => {
  let folder: string;
  let opened: EmbeddedDatabase[];
  let children: ChildProcess[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "paso-embedded-"));
    await chmod(folder, 0o755);
    opened = [];
    children = [];
  });
  afterEach(async () => {
    for (const child of children) child.kill("SIGKILL");
    // The last process to close stops the server, even one left behind by its app.
    if (await postmaster()) await open();
    for (const database of opened) await database.close();
    expect(await postmaster()).toBeNull();
    await rm(folder, { recursive: true });
  });

  const postmaster = (): Promise<number | null> =>
    findPostmaster(join(folder, "postgres", "cluster"));

  async function open(dataFolder = folder): Promise<EmbeddedDatabase> {
    const database = await openEmbeddedDatabase(dataFolder);
    opened.push(database);
    return database;
  }

  /** Starts another process on the folder; resolves when it has opened the database. */
  async function hold(dataFolder = folder, ...options: string[]): Promise<ChildProcess> {
    const child = spawn(process.execPath, [HOLD, dataFolder, ...options], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    children.push(child);
    await once(child.stdout, "data");
    return child;
  }

  it("keeps data from one opening to the next, and stops the server in between", async () => {
    const first = await open();
    await query(first.url, "CREATE TABLE kept AS SELECT 42 AS value");
    await first.close();
    expect(await postmaster()).toBeNull();
    const second = await open();
    expect(await query(second.url, "SELECT value FROM kept")).toEqual([{ value: 42 }]);
  });

  it("listens on its socket alone, durably", async () => {
    const { url } = await open();
    expect(await query(url, "SHOW listen_addresses")).toEqual([{ listen_addresses: "" }]);
    expect(await query(url, "SHOW fsync")).toEqual([{ fsync: "on" }]);
    expect(await query(url, "SHOW data_checksums")).toEqual([{ data_checksums: "on" }]);
  });

  it("is one server for all openers, until the last one closes it", async () => {
    await Promise.all([open(), open(), hold(), hold()]);
    const pid = await postmaster();
    expect(pid).not.toBeNull();
    for (const database of opened) await database.close();
    for (const child of children) {
      expect(await postmaster()).toBe(pid);
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    expect(await postmaster()).toBeNull();
  });

  it("takes over the server of a killed app", async () => {
    const child = await hold(folder, "claim");
    const pid = await postmaster();
    child.kill("SIGKILL");
    await once(child, "exit");
    const database = await open();
    expect(await postmaster()).toBe(pid);
    await database.claim("http://localhost:2");
  });

  it("restarts a killed server that is in use", async () => {
    const { url } = await open();
    const killed = await postmaster();
    process.kill(killed!, "SIGKILL");
    await expect.poll(() => answers(url), { timeout: 20_000 }).toBe(true);
    expect(await postmaster()).not.toBe(killed);
  });

  it("logs that it started a killed server again, and keeps what the server had said", async () => {
    const entries: unknown[] = [];
    const log = { warn: (...entry: unknown[]) => entries.push(entry), error: () => {} };
    const database = await openEmbeddedDatabase(folder, {}, { log });
    opened.push(database);
    const killed = await postmaster();
    process.kill(killed!, "SIGKILL");
    await expect.poll(() => entries, { timeout: 20_000 }).toHaveLength(1);
    expect(entries[0]).toEqual([
      { ended: killed, pid: await postmaster(), serverLog: join(folder, "postgres", "server.log") },
      "the embedded database ended and was restarted",
    ]);
    const said = await readFile(join(folder, "postgres", "server.log"), "utf8");
    expect(said.match(/starting PostgreSQL/g)).toHaveLength(2);
  });

  it("stops and restarts the server of a killed app whose folder was moved", async () => {
    const before = join(folder, "before");
    const after = join(folder, "after");
    const serving = () => findPostmaster(join(after, "postgres", "cluster"));
    const child = await hold(before);
    const pid = await findPostmaster(join(before, "postgres", "cluster"));
    child.kill("SIGKILL");
    await once(child, "exit");
    await rename(before, after);
    const database = await open(after);
    expect(await serving()).toBe(pid);
    process.kill(pid!, "SIGKILL");
    await expect.poll(() => answers(database.url), { timeout: 20_000 }).toBe(true);
    await database.close();
    expect(await serving()).toBeNull();
  });

  it.runIf(isRoot)("says whose a database of another account is", async () => {
    const database = await open();
    await database.close();
    const cluster = join(folder, "postgres", "cluster");
    const { uid, gid } = await stat(cluster);
    await chown(cluster, 0, 0);
    await expect(open()).rejects.toThrow(
      `The database in ${join(folder, "postgres")} belongs to another account (user id 0). ` +
        "Run Paso as that account, or set PASO_DATA to another folder.",
    );
    await chown(cluster, uid, gid);
  });

  it("starts although the noted process id is another process's now", async () => {
    const database = await open();
    await query(database.url, "CREATE TABLE kept AS SELECT 42 AS value");
    const noteFile = join(folder, "postgres", "cluster", "postmaster.pid");
    const note = await readFile(noteFile, "utf8");
    await database.close();
    await writeFile(noteFile, note.replace(/^\d+/, String(process.pid)));
    expect(await query((await open()).url, "SELECT value FROM kept")).toEqual([{ value: 42 }]);
  });

  it("lets one process serve, and names it to the second", async () => {
    const child = await hold(folder, "claim");
    const database = await open();
    await expect(database.claim("http://localhost:2")).rejects.toThrow(
      `Paso is already running on the data folder ${folder} (process ${child.pid}, http://localhost:1).`,
    );
  });

  it("leaves no partial database when killed while creating one", async () => {
    const child = spawn(process.execPath, [HOLD, folder], { stdio: "ignore" });
    const home = join(folder, "postgres");
    const names = async (): Promise<string[]> => readdir(home).catch(() => []);
    while (!(await names()).some((name) => name.startsWith("cluster."))) await sleep(2);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(await answers((await open()).url)).toBe(true);
    expect((await names()).filter((name) => name.startsWith("cluster"))).toEqual(["cluster"]);
  });

  it("finds a short path for its socket when the folder's path is long", async () => {
    const deep = join(folder, "x".repeat(120));
    await mkdir(deep);
    const database = await open(deep);
    expect(await answers(database.url)).toBe(true);
    const sockets = new URL(database.url).searchParams.get("host") ?? "";
    expect(sockets).toMatch(/^\/tmp\/paso-[0-9a-f]{24}$/);
    await database.close();
    await rm(sockets, { recursive: true });
  });

  it("says what is wrong with a data folder", async () => {
    await writeFile(join(folder, "file"), "");
    await expect(openEmbeddedDatabase(join(folder, "file"))).rejects.toThrow(
      `Cannot use the data folder ${join(folder, "file")} (not a folder).`,
    );
  });

  it.runIf(isRoot)(
    "links to a system folder where the server cannot reach the data folder",
    async () => {
      const closed = join(folder, "closed");
      await mkdir(closed, { mode: 0o700 });
      const database = await open(join(closed, "data"));
      expect(await answers(database.url)).toBe(true);
      await database.close();
      const home = await realpath(join(closed, "data", "postgres"));
      expect(home).toMatch(/^\/var\/lib\/paso\//);
      await rm(home, { recursive: true });
    },
  );

  it.skipIf(isRoot)("says that it may not write", async () => {
    await chmod(folder, 0o500);
    await expect(openEmbeddedDatabase(join(folder, "data"))).rejects.toThrow(
      `Cannot use the data folder ${join(folder, "data")} (permission denied).`,
    );
    await chmod(folder, 0o700);
  });

  it("refuses a database of another PostgreSQL version", async () => {
    const database = await open();
    await database.close();
    const versionFile = join(folder, "postgres", "cluster", "PG_VERSION");
    await writeFile(versionFile, "17\n");
    await expect(open()).rejects.toThrow("was written by PostgreSQL 17");
    await writeFile(versionFile, "18\n");
  });

  it("begins no empty database where going back was killed before it put another in place", async () => {
    const postgres = join(folder, "postgres");
    const aside = join(postgres, "replaced-2026-11-27T06-00-00.000Z");
    await (await open()).close();
    await rename(join(postgres, "cluster"), aside);
    await mkdir(join(postgres, "cluster.recovery"));
    await expect(open()).rejects.toThrow("Rename that to cluster to have everything as it was");
    expect(await readdir(postgres)).toContain("cluster.recovery");
    await rename(aside, join(postgres, "cluster"));
    const database = await open();
    expect(await answers(database.url)).toBe(true);
    await database.close();
  });
});

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

async function answers(url: string): Promise<boolean> {
  return query(url, "SELECT 1").then(
    () => true,
    () => false,
  );
}

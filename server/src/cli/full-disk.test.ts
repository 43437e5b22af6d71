import { execFileSync } from "node:child_process";
import { chmod, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { socketUrl } from "../database/embedded/postmaster.ts";
import { type RunningPaso, runPaso, startPaso } from "../testing/paso-process.ts";

const PERSON = { email: "ada@example.org", password: "correct horse battery" };
const MOUNT = "/usr/bin/mount";
const UNMOUNT = "/usr/bin/umount";
/** Until a table needs another page, or the database has recovered from a failed WAL write. */
const PATIENCE = { timeout: 60_000 };

if (!mayMount()) console.warn("Tests of a full disk are skipped: they need to mount one, as root.");

describe.runIf(mayMount())("on a full disk", { timeout: 240_000 }, () => {
  let disk: string;
  let settings: Record<string, string>;
  let running: RunningPaso | undefined;

  beforeEach(async () => {
    disk = await mkdtemp(join(tmpdir(), "paso-disk-"));
    settings = { PASO_DATA: join(disk, "data"), PASO_DEMO: "0" };
  });
  afterEach(async () => {
    await running?.end("SIGTERM");
    running = undefined;
    execFileSync(UNMOUNT, [disk]);
    await rm(disk, { recursive: true });
  });

  async function mount(megabytes: number): Promise<void> {
    execFileSync(MOUNT, ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", disk]);
    await chmod(disk, 0o755);
  }

  it("the first start says so in a sentence", async () => {
    for (const megabytes of [1, 24]) {
      await mount(megabytes);
      const { code, stderr } = await runPaso(["migrate"], settings);
      expect(stderr).toMatch(/^[^\n]*disk[ ](is )?full[^\n]*\n$/);
      expect(code).toBe(1);
      if (megabytes === 1) execFileSync(UNMOUNT, [disk]);
    }
  });

  it("a running site refuses with 503, is not ready, and recovers", async () => {
    await mount(400);
    const flags = ["--email", PERSON.email, "--role", "student", "--name", "Ada"];
    const create = ["user", "create", ...flags, "--password-stdin"];
    expect((await runPaso(create, settings, `${PERSON.password}\n`)).stderr).toBe("");
    running = await startPaso(settings);
    const { address } = running;
    await keepPagesNearlyEmpty(settings["PASO_DATA"]!);

    const ballast = await fill(disk);
    await expect
      .poll(async () => {
        const refused = await signIn(address);
        const retryAfter = refused.headers.get("retry-after");
        const { code } = (await refused.json()) as { code?: string };
        const ready = await fetch(`${address}/health/ready`);
        return [refused.status, code, retryAfter, ready.status, await ready.json()];
      }, PATIENCE)
      .toEqual([503, "busy", "2", 503, { status: "disk full" }]);
    expect((await fetch(`${address}/health/live`)).status).toBe(200);
    await expect.poll(() => running?.output(), PATIENCE).toContain("the disk is full");

    await rm(ballast);
    await expect.poll(() => signIn(address).then(({ status }) => status), PATIENCE).toBe(200);
    await expect
      .poll(() => fetch(`${address}/health/ready`).then(({ status }) => status), PATIENCE)
      .toBe(200);
  });
});

/** So that each session soon needs another page. */
async function keepPagesNearlyEmpty(dataFolder: string): Promise<void> {
  const client = new pg.Client(socketUrl(join(dataFolder, "postgres", "run"), "paso"));
  await client.connect();
  await client.query("ALTER TABLE sessions SET (fillfactor = 10)");
  await client.query("CHECKPOINT");
  await client.end();
}

/** Writes a file until the disk is full; returns its path. */
async function fill(disk: string): Promise<string> {
  const path = join(disk, "ballast");
  const file = await open(path, "w");
  try {
    for (let block = Buffer.alloc(1024 ** 2); block.length > 0;) {
      const written = await file.write(block).then(
        ({ bytesWritten }) => bytesWritten,
        () => 0,
      );
      if (written === 0) block = block.subarray(0, Math.floor(block.length / 2));
    }
  } finally {
    await file.close();
  }
  return path;
}

async function signIn(address: string): Promise<Response> {
  const session = await fetch(`${address}/api/session`);
  const { csrf_token: token } = (await session.json()) as { csrf_token: string };
  const cookies = session.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return fetch(`${address}/api/session`, {
    method: "POST",
    headers: {
      cookie: cookies.join("; "),
      "x-csrf-token": token,
      "x-requested-with": "XMLHttpRequest",
      "content-type": "application/json",
    },
    body: JSON.stringify(PERSON),
  });
}

function mayMount(): boolean {
  const folder = execFileSync("mktemp", ["-d"]).toString().trim();
  try {
    execFileSync(MOUNT, ["-t", "tmpfs", "tmpfs", folder], { stdio: "ignore" });
    execFileSync(UNMOUNT, [folder]);
    return true;
  } catch {
    return false;
  } finally {
    execFileSync("rmdir", [folder]);
  }
}

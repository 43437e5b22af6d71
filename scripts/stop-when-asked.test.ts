import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { root } from "./run-step.ts";

/** A package whose tests are two steps: one that hangs in two processes, and one that leaves a file. */
const RUNNER = `
import { writeFileSync } from "node:fs";
import { runStep } from "${root}/scripts/run-step.ts";
import { stopWhenAsked } from "${root}/scripts/stop-when-asked.ts";

stopWhenAsked();
writeFileSync("pids", process.pid + "\\n");
await runStep({ name: "hang", command: ["sh", "-c", HANG] });
writeFileSync("second", "");
`;
const PATIENCE = { timeout: 15_000, interval: 50 };

let folder: string;
let started: ChildProcess;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "paso-stop-"));
});

afterEach(() => {
  for (const pid of readPids()) if (isRunning(pid)) process.kill(pid, "SIGKILL");
  if (started.pid && isRunning(started.pid)) started.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

describe("a program that is stopped", { timeout: 30_000 }, () => {
  it.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ] as const)("by %s ends its step with all that it started", async (signal, code) => {
    const [runner = 0] = await start(process.execPath, "runner.ts");
    process.kill(runner, signal);
    expect(await once(started, "exit")).toEqual([code, null]);
    await expectTheEnd();
  });

  it("by SIGKILL does so too", async () => {
    const [runner = 0] = await start(process.execPath, "runner.ts");
    process.kill(runner, "SIGKILL");
    await expectTheEnd();
  });
});

describe("npm that is stopped", { timeout: 30_000 }, () => {
  it.each(["SIGTERM", "SIGHUP", "SIGKILL"] as const)(
    "by %s ends the step of its program",
    async (signal) => {
      await start("npm", "test");
      started.kill(signal);
      await expectTheEnd();
    },
  );

  it("by a terminal's Ctrl-C, which all its processes hear, ends the step of its program", async () => {
    await start("npm", "test");
    process.kill(-started.pid!, "SIGINT");
    await expectTheEnd();
  });
});

describe("npm test", { timeout: 30_000 }, () => {
  it("ends what it runs and begins nothing more", async () => {
    let output = "";
    started = spawn(process.execPath, ["scripts/test.ts"], {
      cwd: root,
      // Any program will do, since no browser is started.
      env: { ...process.env, PASO_CHROMIUM: process.execPath },
    });
    started.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    await expect.poll(() => childrenOf(started.pid!), PATIENCE).not.toEqual([]);
    const steps = childrenOf(started.pid!);
    started.kill("SIGTERM");
    expect(await once(started, "exit")).toEqual([143, null]);
    await expect.poll(() => steps.filter(isRunning), PATIENCE).toEqual([]);
    expect(output).toContain("=== Checks");
    expect(output).not.toMatch(/=== (?!Checks)|passed, /);
  });
});

/** Starts the package's tests and waits for the first step; returns the ids of all its processes. */
async function start(program: string, argument: string): Promise<number[]> {
  const pids = join(folder, "pids");
  const hang = `sleep 600 & echo $! >> ${pids}; echo $$ >> ${pids}; wait`;
  writeFileSync(join(folder, "runner.ts"), RUNNER.replace("HANG", JSON.stringify(hang)));
  const manifest = { type: "module", scripts: { test: "node runner.ts" } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  started = spawn(program, [argument], { cwd: folder, stdio: "ignore", detached: true });
  await expect.poll(readPids, PATIENCE).toHaveLength(3);
  return readPids();
}

async function expectTheEnd(): Promise<void> {
  const pids = readPids();
  await expect.poll(() => pids.filter(isRunning), PATIENCE).toEqual([]);
  expect(existsSync(join(folder, "second"))).toBe(false);
}

function readPids(): number[] {
  const path = join(folder, "pids");
  return existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean).map(Number) : [];
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => new RegExp(`^PPid:\\s*${parent}$`, "m").test(readStatus(pid)));
}

/** A killed process may stay a zombie until it is reaped; that counts as ended. */
function isRunning(pid: number): boolean {
  return /^State:\s*[^Z\s]/m.test(readStatus(pid));
}

/** Empty if it has ended. */
function readStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}

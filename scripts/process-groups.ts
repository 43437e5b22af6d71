import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Time for processes to clean up when asked to end: a PostgreSQL stops, folders are removed. */
const GRACE_MS = 10_000;

/** Environment variable that marks the processes of steps, and all their descendants. */
const MARK = "PASO_STEP_OF";
const ownMark: string = randomUUID();

let hasWatchdog = false;

/** The environment of a step, which ends with this program, however that exits. */
export function stepEnvironment(): NodeJS.ProcessEnv {
  if (!hasWatchdog) startWatchdog();
  hasWatchdog = true;
  return { ...process.env, [MARK]: ownMark };
}

/** Ends all steps of a program; by default of this one. */
export async function endSteps(mark = ownMark): Promise<void> {
  const marked = listProcesses().filter((pid) => readEnvironment(pid).includes(`${MARK}=${mark}`));
  const groups = new Set(marked.map((pid) => Number(readStat(pid)[2])));
  await Promise.all([...groups].filter(Boolean).map((group) => endProcessGroup(group)));
}

/** Terminates all processes of a group, and kills those still running after a grace period. */
export async function endProcessGroup(group: number, graceMs = GRACE_MS): Promise<void> {
  signalGroup(group, "SIGTERM");
  for (const deadline = Date.now() + graceMs; Date.now() < deadline; await sleep(100)) {
    if (!isGroupRunning(group)) return;
  }
  signalGroup(group, "SIGKILL");
}

function signalGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch {
    // It has already ended.
  }
}

/** Zombies do not count: a container may have no init process that reaps them. */
function isGroupRunning(group: number): boolean {
  return listProcesses().some((pid) => {
    const [state, , itsGroup] = readStat(pid);
    return itsGroup === String(group) && state !== "Z";
  });
}

function listProcesses(): string[] {
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
}

/** The fields of /proc/PID/stat after the name: state, parent, group. */
function readStat(pid: string): string[] {
  const stat = readProcess(pid, "stat");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

function readEnvironment(pid: string): string[] {
  return readProcess(pid, "environ").split("\0");
}

/** Empty if the process has ended or is another user's. */
function readProcess(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

/** A process that ends the steps if this program cannot, because it was killed. */
function startWatchdog(): void {
  const child = spawn(process.execPath, [`${import.meta.dirname}/end-orphans.ts`, ownMark], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  child.on("error", () => {});
  // It does not keep this program alive: the closed pipe tells it that this one has ended.
  child.unref();
  (child.stdin as Socket).unref();
}

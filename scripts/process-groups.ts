import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** How long what is asked to end may take to clean up: a PostgreSQL stops, folders are removed. */
const GRACE_MS = 10_000;

const running = new Set<number>();
let watchdog: Socket | undefined;

/** Remembers the process group of a step, so that it ends with this program, however that ends. */
export function addProcessGroup(group: number): void {
  running.add(group);
  watchdog ??= startWatchdog();
  watchdog.write(`+${group}\n`);
}

export function removeProcessGroup(group: number): void {
  running.delete(group);
  watchdog?.write(`-${group}\n`);
}

export async function endAllProcessGroups(): Promise<void> {
  await Promise.all([...running].map((group) => endProcessGroup(group)));
}

/** Asks all processes of a group to end, and kills those that have not after a while. */
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
    // It has ended by itself.
  }
}

/** Zombies do not count: in a container there may be no one to wait for them. */
function isGroupRunning(group: number): boolean {
  return readdirSync("/proc").some((pid) => {
    const [state, , itsGroup] = /^\d+$/.test(pid) ? readStat(pid) : [];
    return itsGroup === String(group) && state !== "Z";
  });
}

/** What /proc says about a process after its name: state, parent, group. */
function readStat(pid: string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}

/** A process that ends the groups when this program cannot: it was killed. */
function startWatchdog(): Socket {
  const child = spawn(process.execPath, [`${import.meta.dirname}/end-orphans.ts`], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  const pipe = child.stdin as Socket;
  // Neither keeps this program alive, and one that dies takes nothing along.
  child.unref();
  pipe.unref();
  pipe.on("error", () => {});
  child.on("error", () => {});
  return pipe;
}

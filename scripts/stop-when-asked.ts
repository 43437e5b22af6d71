import { readFileSync } from "node:fs";
import { constants } from "node:os";

import { endSteps } from "./process-groups.ts";

const SIGNALS = ["SIGHUP", "SIGINT", "SIGTERM"] as const;
const POLL_MS = 500;

/** npm forwards a terminal's Ctrl-C, which this program has already received. */
const ECHO_MS = 1_000;

let stoppingSince: number | undefined;

/** Whether this program is about to exit: steps no longer start or report. */
export function isStopping(): boolean {
  return stoppingSince !== undefined;
}

/**
 * Ends this program with all its steps when it is asked to, or when npm, which started it, was killed. Asked
 * a second time, it leaves them to the watchdog.
 */
export function stopWhenAsked(): void {
  for (const signal of SIGNALS) {
    if (signal === "SIGHUP" && isHangupIgnored()) continue;
    process.on(signal, () => void stop(signal, 128 + constants.signals[signal]));
  }
  const links = linksToNpm();
  const watch = setInterval(() => {
    if (links.every(({ child, parent }) => parentOf(child) === parent)) return;
    clearInterval(watch);
    void stop("the end of npm", 1);
  }, POLL_MS);
  watch.unref();
}

async function stop(reason: string, exitCode: number): Promise<void> {
  if (stoppingSince !== undefined) {
    if (performance.now() - stoppingSince > ECHO_MS) process.exit(exitCode);
    return;
  }
  stoppingSince = performance.now();
  console.error(`\nStopped by ${reason}.`);
  await endSteps();
  process.exit(exitCode);
}

interface Link {
  child: number;
  parent: number;
}

/** From this program up to npm, possibly with a shell in between; empty without npm. */
function linksToNpm(): Link[] {
  if (process.env.npm_lifecycle_event === undefined) return [];
  const { ppid } = process;
  const link = { child: process.pid, parent: ppid };
  return isShell(ppid) ? [link, { child: ppid, parent: parentOf(ppid) }] : [link];
}

/** NaN if it has ended. */
function parentOf(pid: number): number {
  return Number(/^PPid:\s*(\d+)$/m.exec(readProcess(pid, "status") ?? "")?.[1]);
}

function isShell(pid: number): boolean {
  return /^(ba|da)?sh$/.test(readProcess(pid, "comm")?.trim() ?? "");
}

/** As under `nohup`. */
function isHangupIgnored(): boolean {
  const mask = /^SigIgn:\s*([0-9a-f]+)$/m.exec(readProcess(process.pid, "status") ?? "")?.[1];
  return (BigInt(`0x${mask ?? 0}`) & 1n) === 1n;
}

/** A file of a process in /proc; undefined if it has ended. */
function readProcess(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return undefined;
  }
}

import { readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

interface Input {
  bytes: Uint8Array;
  fails?: string;
  /** Whether the process is killed in the middle of the task. */
  isKilled?: boolean;
  /** Milliseconds to wait without computing anything. */
  waits?: number;
}

/** Task of the background process that says where it runs, and returns the bytes reversed. */
export default async function describeProcessTask({ bytes, fails, isKilled, waits }: Input) {
  if (waits) await sleep(waits);
  if (isKilled) process.kill(process.pid, "SIGKILL");
  if (fails) throw new Error(fails);
  return {
    pid: process.pid,
    priorities:
      process.platform === "linux"
        ? readdirSync("/proc/self/task").map((thread) => getPriority(Number(thread)))
        : [],
    settings: Object.keys(process.env).filter((name) => name.startsWith("PASO_")),
    bytes: bytes.toReversed(),
  };
}

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";

const NICENESS = constants.priority.PRIORITY_BELOW_NORMAL;
/**
 * For V8's threads: they get a third of the share of the thread that serves requests. That one may have
 * to wait for them, which at a tenth cost a third of the throughput of a process under overload.
 */
const COLLECTING = 4;
const THREADS = "/proc/self/task";
const SESSION = "/proc/self/autogroup";

/**
 * Prioritises requests if cores are scarce: V8 collects garbage in up to four threads besides the one
 * that serves requests, which would have to share its core with them for hundreds of milliseconds.
 */
export function collectGarbageInBackground(): void {
  // The process may have been started with a lowered priority.
  const niceness = Math.min(getPriority() + COLLECTING, constants.priority.PRIORITY_LOW);
  lowerThreads((name) => name === "V8Worker", niceness);
}

/** Yields to everything else on the machine; meant for a process in its own session. */
export function lowerPriority(): void {
  setPriority(NICENESS);
  lowerThreads(() => true, NICENESS);
  lowerSession();
}

/** On Linux each thread has its own priority; new threads inherit their creator's. */
function lowerThreads(isMeant: (name: string) => boolean, niceness: number): void {
  if (process.platform !== "linux") return;
  try {
    for (const thread of readdirSync(THREADS)) {
      const name = readFileSync(`${THREADS}/${thread}/comm`, "utf8").trim();
      if (isMeant(name)) setPriority(Number(thread), niceness);
    }
  } catch {
    // A thread has ended meanwhile, or a sandbox hides them: best effort.
  }
}

/** Some Linux systems schedule sessions first (autogroups), and priorities only within each. */
function lowerSession(): void {
  try {
    writeFileSync(SESSION, String(NICENESS));
  } catch {
    // Not one of those systems.
  }
}

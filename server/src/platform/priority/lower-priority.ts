import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";

const NICENESS = constants.priority.PRIORITY_BELOW_NORMAL;
/**
 * Of V8's threads: they get a third of what the thread that serves requests gets. That one may have
 * to wait for them, which at a tenth took a third of the throughput of a process under overload.
 */
const COLLECTING = 4;
const THREADS = "/proc/self/task";
const SESSION = "/proc/self/autogroup";

/**
 * Lets requests go first where cores are scarce: V8 collects garbage in up to four threads beside the
 * one that serves requests, which would have to share its core with them for hundreds of milliseconds.
 */
export function collectGarbageInBackground(): void {
  // Who started the process may have lowered all of it.
  const niceness = Math.min(getPriority() + COLLECTING, constants.priority.PRIORITY_LOW);
  lowerThreads((name) => name === "V8Worker", niceness);
}

/** Lets everything else on the machine go first; meant for a process in a session of its own. */
export function lowerPriority(): void {
  setPriority(NICENESS);
  lowerThreads(() => true, NICENESS);
  lowerSession();
}

/** Linux gives each thread a priority of its own; threads started later inherit their creator's. */
function lowerThreads(isMeant: (name: string) => boolean, niceness: number): void {
  if (process.platform !== "linux") return;
  try {
    for (const thread of readdirSync(THREADS)) {
      const name = readFileSync(`${THREADS}/${thread}/comm`, "utf8").trim();
      if (isMeant(name)) setPriority(Number(thread), niceness);
    }
  } catch {
    // A thread has ended meanwhile, or a sandbox hides them; nothing depends on it.
  }
}

/** Some Linux systems weigh sessions first, and priorities only within each. */
function lowerSession(): void {
  try {
    writeFileSync(SESSION, String(NICENESS));
  } catch {
    // Not one of them.
  }
}

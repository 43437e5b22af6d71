import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";

import { systemClock } from "../platform/clock.ts";
import { countJobs, sumJobs } from "../platform/jobs/count-jobs.ts";
import { listProcesses } from "../platform/processes/list-processes.ts";
import { fault, type Finding, ok, warning } from "./finding.ts";

/** Minutes for which a job may wait, or a process be silent, before something is wrong. */
const PATIENCE = 5;

/** Whether what is to be done in the background gets done. */
export async function checkWork(client: pg.Client, now = new Date()): Promise<Finding> {
  const before = new Date(now.getTime() - PATIENCE * 60_000);
  const database = drizzle({ client });
  const processes = await listProcesses({ database, clock: { ...systemClock, now: () => now } });
  const running = processes.filter(({ seenAt }) => seenAt > before);
  const all = running.length;
  const workers = running.filter(({ runsJobs }) => runsJobs).length;
  const jobs = sumJobs(await countJobs(database, now));
  if (all > 0 && workers === 0) {
    return fault(
      "work",
      "The site runs, but nothing runs its jobs: no mail is sent, no upload prepared.",
      "Start a worker (`paso work`), or let a server run them (PASO_WORKER=1).",
    );
  }
  if (workers > 0 && jobs.oldest !== null && jobs.oldest < before) {
    return warning(
      "work",
      `Jobs have waited for more than ${PATIENCE} minutes: ${jobs.waiting} wait.`,
      "See the log of the workers; start more of them if it goes on.",
    );
  }
  if (jobs.failed > 0) {
    return warning(
      "work",
      `Jobs that were given up: ${jobs.failed}.`,
      "They are listed under Administration, System, with the reason.",
    );
  }
  return ok("work", all > 0 ? `${workers} of ${all} processes run jobs.` : "The site is stopped.");
}

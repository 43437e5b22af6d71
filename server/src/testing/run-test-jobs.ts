import { pino } from "pino";

import { openConnection } from "../database/connection.ts";
import type { Context } from "../platform/context.ts";
import type { RunnableJob } from "../platform/jobs/job.ts";
import { runJobs } from "../platform/jobs/run-jobs.ts";
import type { TestDatabase } from "./test-database.ts";

/** The fields of a log line that concern jobs. */
interface LoggedLine {
  msg: string;
  job?: string;
  attempt?: number;
  err?: { message: string };
}

/** A worker with short intervals, on its own connections. */
export interface TestWorker {
  /** Its log: warnings and above, and ended jobs. */
  logged: LoggedLine[];
  /** Stops it and returns whether running jobs have ended. */
  stop(): Promise<boolean>;
}

/** Starts a worker that knows these jobs; stop it when the test is over. */
export function runTestJobs(
  { url }: TestDatabase,
  ctx: Context,
  jobs: readonly RunnableJob<Context>[],
  timing: { drain?: number } = {},
): TestWorker {
  const connection = openConnection(url, { size: 6, applicationName: "paso test worker" });
  const logged: LoggedLine[] = [];
  const log = pino(
    { level: "info" },
    { write: (line) => logged.push(JSON.parse(line) as LoggedLine) },
  );
  const runner = runJobs({
    pool: connection.pool,
    context: { ...ctx, database: connection.database },
    jobs,
    log,
    timing: { interval: 50, unlock: 100, restart: 100, ...timing },
  });
  return {
    logged,
    async stop() {
      const isDone = await runner.stop();
      if (isDone) await connection.close();
      return isDone;
    },
  };
}

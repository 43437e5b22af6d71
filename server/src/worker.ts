import type pg from "pg";

import { jobs } from "./background.ts";
import { openConnection, WORKER_CONNECTIONS } from "./database/connection.ts";
import type { OnJobEnd } from "./platform/jobs/job-log.ts";
import { runJobs } from "./platform/jobs/run-jobs.ts";
import type { Log } from "./platform/log.ts";
import type { Site } from "./site/open-site.ts";
import type { OpenedTracing } from "./site/open-tracing.ts";

/** Runs jobs until it is stopped. */
export interface RunningWorker {
  /** The jobs' own connections, separate from those of requests. */
  pool: pg.Pool;
  stop(): Promise<void>;
}

interface WorkerOptions {
  /** Called after each run of a job. */
  onJobEnd?: OnJobEnd | undefined;
  opened?: OpenedTracing | undefined;
}

export function startWorker(
  site: Site,
  log: Log,
  { onJobEnd, opened }: WorkerOptions = {},
): RunningWorker {
  const applicationName = "paso worker";
  const connection = openConnection(site.databaseUrl, {
    size: WORKER_CONNECTIONS.jobs,
    applicationName,
  });
  // A job whose end is not on disk runs again after a crash of the server; what it wrote is there.
  const queue = openConnection(site.databaseUrl, {
    size: WORKER_CONNECTIONS.queue,
    applicationName,
    asyncCommit: true,
  });
  const context = { ...site.context, database: connection.database };
  opened?.tracePool(opened.tracing, connection.pool);
  const runner = runJobs({
    pool: queue.pool,
    context,
    jobs: opened ? opened.traceJobs(opened.tracing, jobs) : jobs,
    log,
    onJobEnd,
  });
  return {
    pool: connection.pool,
    async stop() {
      // Closing would wait for a job that is still running; its connection ends with the process.
      if (await runner.stop()) await Promise.all([connection.close(), queue.close()]);
    },
  };
}

import { jobs } from "./background.ts";
import { openConnection, WORKER_CONNECTIONS } from "./database/connection.ts";
import { runJobs } from "./platform/jobs/run-jobs.ts";
import type { Log } from "./platform/log.ts";
import type { Site } from "./site/open-site.ts";

/** Runs jobs on connections apart from those of requests, until it is stopped. */
export function startWorker(site: Site, log: Log): { stop(): Promise<void> } {
  const connection = openConnection(site.databaseUrl, {
    size: WORKER_CONNECTIONS,
    applicationName: "paso worker",
  });
  const context = { ...site.context, database: connection.database };
  const runner = runJobs({ pool: connection.pool, context, jobs, log });
  return {
    async stop() {
      // Closing would wait for a job that is still under way; its connection ends with the process.
      if (await runner.stop()) await connection.close();
    },
  };
}

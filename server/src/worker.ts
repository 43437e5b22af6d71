import { openConnection, WORKER_CONNECTIONS } from "./database/connection.ts";
import { accountsModule } from "./domains/accounts/accounts-module.ts";
import { authoringModule } from "./domains/authoring/authoring-module.ts";
import { filesModule } from "./domains/files/files-module.ts";
import { platformJobs } from "./platform/cleaning/platform-jobs.ts";
import type { Context } from "./platform/context.ts";
import type { RunnableJob } from "./platform/jobs/job.ts";
import { runJobs } from "./platform/jobs/run-jobs.ts";
import type { Log } from "./platform/log.ts";
import { type OutboxHandler, Outbox } from "./platform/outbox/outbox.ts";
import type { Site } from "./site/open-site.ts";

/** What a domain's module may have for the worker. */
interface WorkerModule {
  jobs?: readonly RunnableJob<Context>[];
  outboxHandlers?: readonly OutboxHandler<Context>[];
}

/** Domains with something for the worker; the platform's own jobs first. */
const modules: WorkerModule[] = [
  { jobs: platformJobs },
  accountsModule,
  filesModule,
  authoringModule,
];
const outboxHandlers = modules.flatMap((module) => module.outboxHandlers ?? []);
/** Everything that the worker can do. */
const jobs = [...modules.flatMap((module) => module.jobs ?? []), ...outboxHandlers];

/** Knows every domain's event handlers: for the contexts of all processes that may emit an event. */
export function createOutbox(): Outbox {
  return new Outbox(outboxHandlers);
}

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

import type { Context } from "../platform/context.ts";
import type { RunnableJob } from "../platform/jobs/job.ts";
import { openMailTransport } from "../platform/smtp/open-mail-transport.ts";
import { startMailServer, type TestMailServer } from "./mail-server.ts";
import { runTestJobs, type TestWorker } from "./run-test-jobs.ts";
import { startTestApp, type TestApp } from "./start-test-app.ts";
import { createTestDatabase } from "./test-database.ts";

interface MailedApp {
  world: TestApp;
  /** Receives its mails. */
  server: TestMailServer;
  worker: TestWorker;
  stop: () => Promise<void>;
}

/** The product of {@link startTestApp} with a real mail server, and a worker that knows these jobs. */
export async function startMailedApp(jobs: readonly RunnableJob<Context>[]): Promise<MailedApp> {
  const database = await createTestDatabase();
  const world = await startTestApp({}, database);
  const server = await startMailServer();
  const transport = openMailTransport(server.url, "noreply@learn.example.org");
  world.ctx.mail = { transport };
  const worker = runTestJobs(database, world.ctx, jobs);
  return {
    world,
    server,
    worker,
    async stop() {
      await worker.stop();
      transport.close();
      await server.stop();
      await world.stop();
    },
  };
}

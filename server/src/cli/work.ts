import { Command } from "commander";

import { createEvents, createOutbox } from "../background.ts";
import { type Config, readConfig } from "../platform/config/config.ts";
import { createLog } from "../platform/log.ts";
import { collectGarbageInBackground } from "../platform/priority/lower-priority.ts";
import { followSite } from "../platform/site/follow-site.ts";
import { waitForShutdown } from "../platform/wait-for-shutdown.ts";
import { logStart } from "../site/log-start.ts";
import { openSite } from "../site/open-site.ts";
import { startWorker } from "../worker.ts";

export const workCommand = new Command("work")
  .description("run jobs, beside servers with PASO_WORKER=0 or as one more worker")
  .action(async () => {
    await work(readConfig());
    // Does not wait for a job that outlasted the limit.
    process.exit();
  });

/** Runs jobs and nothing else until the process is asked to stop. */
async function work(config: Config): Promise<void> {
  collectGarbageInBackground();
  const log = createLog(config.logLevel);
  const shutdown = waitForShutdown(config);
  const site = await openSite(config, { events: createEvents(), outbox: createOutbox() }, { log });
  try {
    await logStart(log, config, site);
    const stopFollowing = followSite(site.context);
    const worker = startWorker(site, log);
    console.log("Paso runs jobs.");
    await shutdown.requested;
    log.info("stopping");
    stopFollowing();
    await worker.stop();
  } finally {
    await site.close();
  }
}

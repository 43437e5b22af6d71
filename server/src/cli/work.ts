import { Command } from "commander";

import server from "../../package.json" with { type: "json" };
import { createEvents, createOutbox } from "../background.ts";
import { type Config, readConfig } from "../platform/config/config.ts";
import { EventLoopMeter } from "../platform/event-loop/event-loop-meter.ts";
import { createLog } from "../platform/log.ts";
import { collectGarbageInBackground } from "../platform/priority/lower-priority.ts";
import { reportProcess } from "../platform/processes/report-process.ts";
import { followSite } from "../platform/site/follow-site.ts";
import { waitForShutdown } from "../platform/wait-for-shutdown.ts";
import { watchClock } from "../platform/watch-clock.ts";
import { logStart } from "../site/log-start.ts";
import type { ProcessMetrics } from "../site/measure-process.ts";
import { openMetrics } from "../site/open-metrics.ts";
import { openSite } from "../site/open-site.ts";
import { type OpenedTracing, openTracing } from "../site/open-tracing.ts";
import { startWorker } from "../worker.ts";

export const workCommand = new Command("work")
  .description("run jobs, beside servers with PASO_WORKER=0 or as one more worker")
  .action(async () => {
    await work(readConfig());
    // Does not wait for a job that exceeded the limit.
    process.exit();
  });

/** Runs jobs and nothing else until the process is asked to stop. */
async function work(config: Config): Promise<void> {
  collectGarbageInBackground();
  const log = createLog(config.logLevel);
  const shutdown = waitForShutdown(config);
  const site = await openSite(config, { events: createEvents(), outbox: createOutbox() }, { log });
  const eventLoop = new EventLoopMeter();
  let measured: ProcessMetrics | undefined;
  let opened: OpenedTracing | undefined;
  try {
    await logStart(log, config, site);
    const stopFollowing = followSite(site.context);
    const stopWatching = watchClock(site.context.database, log);
    measured = await openMetrics(config, site);
    opened = await openTracing(config);
    const worker = startWorker(site, log, { onJobEnd: measured?.onJobEnd, opened });
    const stopReporting = await reportProcess(site.context, {
      version: server.version,
      serves: false,
      runsJobs: true,
      eventLoop,
      pools: [worker.pool],
    });
    measured?.watchPools({ jobs: worker.pool });
    measured?.watchEventLoop(eventLoop);
    console.log("Paso runs jobs.");
    await shutdown.requested;
    log.info("stopping");
    stopFollowing();
    stopWatching();
    await worker.stop();
    await stopReporting();
  } finally {
    eventLoop.stop();
    measured?.close();
    await opened?.tracing.stop();
    await site.close();
  }
}

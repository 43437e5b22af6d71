import server from "../package.json" with { type: "json" };
import { buildApp } from "./app.ts";
import { createEvents, createOutbox } from "./background.ts";
import { loadDemoOnce } from "./demo/load-demo.ts";
import type { Config } from "./platform/config/config.ts";
import { drain } from "./platform/http/drain.ts";
import { checkAddressIsFree, listen } from "./platform/http/listen.ts";
import { createLog, type Log } from "./platform/log.ts";
import { collectGarbageInBackground } from "./platform/priority/lower-priority.ts";
import { reportProcess } from "./platform/processes/report-process.ts";
import { RecentRequests } from "./platform/recent-requests.ts";
import { followSite } from "./platform/site/follow-site.ts";
import { waitForShutdown } from "./platform/wait-for-shutdown.ts";
import { watchClock } from "./platform/watch-clock.ts";
import { announceSite } from "./site/announce-site.ts";
import { buildWebApp } from "./site/build-web-app.ts";
import { logStart } from "./site/log-start.ts";
import type { ProcessMetrics } from "./site/measure-process.ts";
import { openMetrics } from "./site/open-metrics.ts";
import { openSite, type Site } from "./site/open-site.ts";
import { type OpenedTracing, openTracing } from "./site/open-tracing.ts";
import { refuseExposedDemo } from "./site/refuse-exposed-demo.ts";
import { startWorker } from "./worker.ts";

/** Milliseconds from the end of the shutdown delay to the end of the process. */
const SHUTDOWN_LIMIT = 25_000;
/** Milliseconds to abort a start, for example one waiting for another process to migrate. */
const STARTUP_LIMIT = 5_000;

type App = Awaited<ReturnType<typeof buildApp>>;

/**
 * Serves the site until shutdown: opens the database, loads the demo if configured, builds the
 * web app if its sources have changed, and listens.
 * @throws {OperatorError} on problems that the operator can fix
 */
export async function serveSite(config: Config): Promise<void> {
  collectGarbageInBackground();
  const log = createLog(config.logLevel);
  const shutdown = waitForShutdown(config);
  let isServing = false;
  void shutdown.requested.then(() => {
    forceExit(log, isServing ? config.shutdownDelay + SHUTDOWN_LIMIT : STARTUP_LIMIT);
  });
  const handling = { events: createEvents(), outbox: createOutbox() };
  const servingAt = `http://${config.host}:${config.port}`;
  const site = await openSite(config, handling, { servingAt, log });
  let measured: ProcessMetrics | undefined;
  let opened: OpenedTracing | undefined;
  try {
    site.context.requests = new RecentRequests();
    void site.connection.fill();
    await logStart(log, config, site);
    measured = await openMetrics(config, site);
    opened = await openTracing(config);
    opened?.tracePool(opened.tracing, site.connection.pool);
    const app = await Promise.race([
      startServing(config, site, {
        log,
        measured,
        opened,
        isStopping: () => shutdown.isRequested(),
      }),
      shutdown.requested,
    ]);
    if (!app) return;
    isServing = true;
    await announceSite(config, site.context);
    const stopFollowing = followSite(site.context);
    const stopWatching = watchClock(site.context.database, log);
    const worker = config.worker
      ? startWorker(site, log, { onJobEnd: measured?.onJobEnd, opened })
      : undefined;
    const stopReporting = await reportProcess(site.context, {
      version: server.version,
      serves: true,
      runsJobs: config.worker,
      eventLoop: app.eventLoop,
      pools: [site.connection.pool, ...(worker ? [worker.pool] : [])],
    });
    measured?.watchEventLoop(app.eventLoop);
    measured?.watchStreams(app.eventStreams);
    measured?.watchPools({
      requests: site.connection.pool,
      ...(worker && { jobs: worker.pool }),
      ...(site.context.replica && { reports: site.context.replica.pool }),
    });
    await shutdown.requested;
    log.info("stopping");
    stopFollowing();
    stopWatching();
    await Promise.all([drain(app, config.shutdownDelay), worker?.stop()]);
    await stopReporting();
  } finally {
    measured?.close();
    await opened?.tracing.stop();
    await site.close();
  }
}

async function startServing(
  config: Config,
  site: Site,
  {
    log,
    measured,
    opened,
    isStopping,
  }: {
    log: Log;
    measured: ProcessMetrics | undefined;
    opened: OpenedTracing | undefined;
    isStopping: () => boolean;
  },
): Promise<App> {
  await checkAddressIsFree(config);
  await refuseExposedDemo(config, site);
  const webFolder = config.web ? await buildWebApp() : undefined;
  const app = await buildApp({
    connection: site.connection,
    context: site.context,
    log,
    secure: config.secureCookies,
    production: config.production,
    trustedProxies: [...config.trustedProxies],
    logAddresses: config.logAddresses,
    streamDomains: config.streamDomains,
    isStopping,
    ...(measured && {
      measured: {
        metrics: measured.metrics,
        requests: measured.countRequests(),
        token: config.metricsPort === null ? config.metricsToken : null,
      },
    }),
    ...(opened && { tracing: opened.tracing }),
    ...(webFolder && { webFolder }),
  });
  if (site.embedded && config.demo) await loadDemoOnce(site.context, config.dataFolder);
  await listen(app, config);
  return app;
}

/** Ends the process even if something it waits for never happens. */
function forceExit(log: Log, limit: number): void {
  const timer = setTimeout(() => {
    log.fatal("shutdown took too long");
    process.exit(1);
  }, limit);
  timer.unref();
}

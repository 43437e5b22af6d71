import { buildApp } from "./app.ts";
import { loadDemoOnce } from "./demo/load-demo.ts";
import type { Config } from "./platform/config/config.ts";
import { checkAddressIsFree, listen } from "./platform/http/listen.ts";
import { createLog, type Log } from "./platform/log.ts";
import { waitForShutdown } from "./platform/wait-for-shutdown.ts";
import { announceSite } from "./site/announce-site.ts";
import { buildWebApp } from "./site/build-web-app.ts";
import { openSite, type Site } from "./site/open-site.ts";
import { refuseExposedDemo } from "./site/refuse-exposed-demo.ts";
import { createOutbox, startWorker } from "./worker.ts";

/** Longest wait for requests under way at shutdown, in milliseconds. */
const DRAIN_LIMIT = 10_000;

type App = Awaited<ReturnType<typeof buildApp>>;

/**
 * Serves the site until shutdown: opens the database, loads the demo where it belongs, builds the
 * web app when its sources changed, and listens.
 * @throws {OperatorError} on problems that the operator can fix
 */
export async function serveSite(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const stop = waitForShutdown(config);
  const site = await openSite(config, createOutbox(), `http://${config.host}:${config.port}`);
  try {
    const app = await Promise.race([
      startServing(config, site, log, () => stop.isAsked()),
      stop.asked,
    ]);
    if (!app) return;
    await announceSite(config, site.context);
    const worker = config.worker ? startWorker(site, log) : undefined;
    await stop.asked;
    log.info("stopping");
    await Promise.all([drain(app), worker?.stop()]);
  } finally {
    await site.close();
  }
}

async function startServing(
  config: Config,
  site: Site,
  log: Log,
  isStopping: () => boolean,
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
    isStopping,
    ...(webFolder && { webFolder }),
  });
  // After the app is built: its domains react to what the demo's class does.
  if (site.embedded && config.demo) await loadDemoOnce(site.context, config.dataFolder);
  await listen(app, config);
  return app;
}

/** Takes no new requests and waits for those under way, up to a limit. */
async function drain(app: App): Promise<void> {
  const limit = setTimeout(() => app.server.closeAllConnections(), DRAIN_LIMIT);
  // Browsers would otherwise keep idle connections open.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close();
  clearTimeout(limit);
  clearInterval(idle);
}

import { createEvents, createOutbox } from "../background.ts";
import { type Config, readConfig } from "../platform/config/config.ts";
import { openSite, type Site } from "../site/open-site.ts";
import { refuseForeignRoot } from "./refuse-foreign-root.ts";
import { requireDatabase } from "./require-database.ts";

/**
 * Opens the site of the environment's settings, does one thing with it and closes it again.
 * @throws {OperatorError} if there is none yet, and as {@link withSiteOrNew}
 */
export function withSite<Result>(run: (site: Site) => Promise<Result>): Promise<Result> {
  return openFor(requireDatabase(readConfig()), run);
}

/**
 * The same; where there is no site yet, one is made.
 * @throws {OperatorError} if root runs this on another account's data folder
 */
export function withSiteOrNew<Result>(run: (site: Site) => Promise<Result>): Promise<Result> {
  return openFor(readConfig(), run);
}

async function openFor<Result>(
  config: Config,
  run: (site: Site) => Promise<Result>,
): Promise<Result> {
  refuseForeignRoot(config);
  const site = await openSite(config, { events: createEvents(), outbox: createOutbox() });
  try {
    return await run(site);
  } finally {
    await site.close();
  }
}

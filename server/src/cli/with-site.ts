import { createEvents, createOutbox } from "../background.ts";
import type { Config } from "../platform/config/config.ts";
import { openSite, type Site } from "../site/open-site.ts";
import { refuseForeignRoot } from "./refuse-foreign-root.ts";

/**
 * Opens the site, does one thing with it and closes it again.
 * @throws {OperatorError} if root runs this on another account's data folder
 */
export async function withSite<Result>(
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

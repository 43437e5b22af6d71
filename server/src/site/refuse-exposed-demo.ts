import { eq } from "drizzle-orm";

import { users } from "../database/tables/index.ts";
import { isDemoDue } from "../demo/load-demo.ts";
import { isLoopback, type Config } from "../platform/config/config.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";
import type { Site } from "./open-site.ts";

/**
 * Keeps others from reaching the demo's accounts, whose password is public.
 * @throws {OperatorError} when they exist, or are about to, and we would listen beyond loopback
 */
export async function refuseExposedDemo(config: Config, site: Site): Promise<void> {
  if (isLoopback(config.host) || config.allowDemoAccounts) return;
  const [account] = await site.context.database
    .select({ email: users.email })
    .from(users)
    .where(eq(users.isDemo, true))
    .limit(1);
  if (account) {
    throw new OperatorError(
      `HOST is ${config.host}, where others can reach it, but the demo's accounts exist and their ` +
        "password is public. Change their passwords, listen on 127.0.0.1, or set " +
        "PASO_ALLOW_DEMO_ACCOUNTS=1.",
    );
  }
  if (site.embedded && config.demo && (await isDemoDue(site.context, config.dataFolder))) {
    throw new OperatorError(
      `HOST is ${config.host}, where others can reach it, and a new site gets demo accounts whose ` +
        "password is public. Set PASO_DEMO=0 to start empty, listen on 127.0.0.1, or set " +
        "PASO_ALLOW_DEMO_ACCOUNTS=1.",
    );
  }
}

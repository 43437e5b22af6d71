import { users } from "../database/tables/index.ts";
import { hasDemoPassword } from "../demo/demo-accounts.ts";
import { isDemoDue } from "../demo/load-demo.ts";
import { isLoopback, type Config } from "../platform/config/config.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";
import type { Site } from "./open-site.ts";

/**
 * Keeps others from reaching the demo's accounts, whose password is public.
 * @throws {OperatorError} when they exist, or are about to, and others could reach them, also by a proxy
 */
export async function refuseExposedDemo(config: Config, site: Site): Promise<void> {
  const place = findExposure(config);
  if (place === null || config.allowDemoAccounts) return;
  const [account] = await site.context.database
    .select({ email: users.email })
    .from(users)
    .where(hasDemoPassword)
    .limit(1);
  if (account) {
    throw new OperatorError(
      `${place}, where others can reach it, but the demo's accounts exist and their password is public. ` +
        "Change their passwords, keep HOST and PASO_URL on this machine, or set PASO_ALLOW_DEMO_ACCOUNTS=1.",
    );
  }
  if (site.embedded && config.demo && (await isDemoDue(site.context, config.dataFolder))) {
    throw new OperatorError(
      `${place}, where others can reach it, and a new site gets demo accounts whose password is public. ` +
        "Set PASO_DEMO=0 to start empty, keep HOST and PASO_URL on this machine, or set " +
        "PASO_ALLOW_DEMO_ACCOUNTS=1.",
    );
  }
}

/** The setting by which others can reach the site; null if they cannot. */
function findExposure({ host, publicUrl }: Config): string | null {
  if (!isLoopback(host)) return `HOST is ${host}`;
  const name = new URL(publicUrl).hostname.replace(/^\[|\]$/g, "");
  return isLoopback(name) ? null : `PASO_URL is ${publicUrl}`;
}

import { statSync } from "node:fs";

import type { Config } from "../platform/config/config.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";

/**
 * Keeps root from leaving files in the data folder that the account of the site cannot use then.
 * @throws {OperatorError} if root runs this, and the folder is another account's
 */
export function refuseForeignRoot(config: Config): Config {
  const { dataFolder } = config;
  if (process.getuid?.() !== 0) return config;
  const owner = statSync(dataFolder, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || owner === 0) return config;
  throw new OperatorError(
    `${dataFolder} belongs to another account (user id ${owner}), which could not use what root writes there. ` +
      `Run this as that account: \`setpriv --reuid ${owner} --regid ${owner} --clear-groups\` before the command, for example.`,
  );
}

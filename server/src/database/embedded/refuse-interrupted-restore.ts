import { readdir } from "node:fs/promises";
import { basename } from "node:path";

import { OperatorError } from "../../platform/errors/operator-error.ts";
import type { DatabaseHome } from "./database-home.ts";

/** Prefix of the names of clusters that a point-in-time restore has replaced. */
export const REPLACED = "replaced-";

/**
 * Makes sure that no cluster was moved aside without a replacement: after a restore that was killed
 * between the two steps, an empty database would be created.
 * @throws {OperatorError} says how to go on
 */
export async function refuseInterruptedRestore({ folder, cluster }: DatabaseHome): Promise<void> {
  const names = await readdir(folder);
  const name = basename(cluster);
  const replaced = names.filter((one) => one.startsWith(REPLACED)).toSorted();
  const latest = replaced.at(-1);
  if (names.includes(name) || latest === undefined) return;
  throw new OperatorError(
    `The database is missing in ${folder}, where ${latest} is an earlier one: going back may have been ` +
      `interrupted. Rename that to ${name} to have everything as it was, or go back again ` +
      `(\`paso restore --until\`). To begin with an empty database, move it elsewhere.`,
  );
}

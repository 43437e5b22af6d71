import { readdir } from "node:fs/promises";
import { basename } from "node:path";

import { OperatorError } from "../../platform/errors/operator-error.ts";
import type { DatabaseHome } from "./database-home.ts";

/** Begins the names under which going back in time keeps the clusters whose place others took. */
export const REPLACED = "replaced-";

/**
 * Makes sure that no cluster was moved aside without another taking its place: a restore that was killed between
 * the two would be followed by an empty database.
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

import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";

import { findChildren } from "./process-usage.ts";
import type { Product } from "./start-product.ts";

const cores = availableParallelism();
const [ours, products] = [String(cores - 1), cores === 2 ? "0" : `0-${cores - 2}`];

/**
 * Gives this process and those that it starts from now on the machine's last core: a load that takes
 * the product's processor time measures itself. Then {@link giveOtherCores} frees the product from it.
 * @returns whether it could, which takes two cores and Linux's `taskset`
 */
export async function takeLastCore(): Promise<boolean> {
  if (cores < 2) return false;
  return pin(process.pid, ours).then(
    () => true,
    () => false,
  );
}

/** Gives the product and its database every core but the load's. */
export async function giveOtherCores({ pid, database }: Product): Promise<void> {
  for (const served of [pid, database.pid, ...(await findChildren(database.pid))]) {
    await pin(served, products);
  }
}

/** With all its threads; what it starts later inherits it. */
async function pin(pid: number, list: string): Promise<void> {
  await promisify(execFile)("taskset", ["--all-tasks", "--cpu-list", "--pid", list, String(pid)]);
}

import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";

import { findChildren } from "./process-usage.ts";
import type { Product } from "./start-product.ts";

const cores = availableParallelism();
const [ours, products] = [String(cores - 1), cores === 2 ? "0" : `0-${cores - 2}`];

/**
 * Pins this process and those that it starts from now on to the machine's last core: a load generator that
 * competes with the product for processor time measures itself. Then {@link giveOtherCores} keeps the product
 * off it.
 * @returns whether it could, which takes two cores and Linux's `taskset`
 */
export async function takeLastCore(): Promise<boolean> {
  if (cores < 2) return false;
  return pin(process.pid, ours).then(
    () => true,
    () => false,
  );
}

/** Pins the product and its database to all other cores. */
export async function giveOtherCores({ pid, database }: Product): Promise<void> {
  for (const served of [pid, database.pid, ...(await findChildren(database.pid))]) {
    await pin(served, products);
  }
}

/** Including all its threads; its later children inherit it. */
async function pin(pid: number, list: string): Promise<void> {
  await promisify(execFile)("taskset", ["--all-tasks", "--cpu-list", "--pid", list, String(pid)]);
}

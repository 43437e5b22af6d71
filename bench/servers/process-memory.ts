import { readFile } from "node:fs/promises";

import { findChildren } from "./process-usage.ts";

/**
 * Proportional set size of a process in bytes, which counts its share of shared memory: it adds up over
 * several processes, whereas their resident set sizes would count shared memory repeatedly.
 */
export async function readPss(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
}

/** The same for a process and the children it has. */
export async function readFamilyPss(pid: number): Promise<number> {
  const family = [pid, ...(await findChildren(pid))];
  const all = await Promise.all(family.map(readPss));
  return all.reduce((sum, one) => sum + one, 0);
}

import { readdir } from "node:fs/promises";

import { readFamilyPss, readPss } from "../servers/process-memory.ts";
import type { Product } from "../servers/start-product.ts";

/** A sample of the resources of the product and its database: bytes of memory, open files and connections. */
export interface Held {
  product: number;
  database: number;
  handles: number;
}

export async function sampleProduct({ pid, database }: Product): Promise<Held> {
  const [own, family, handles] = await Promise.all([
    readPss(pid),
    readFamilyPss(database.pid),
    readdir(`/proc/${pid}/fd`),
  ]);
  return { product: own, database: family, handles: handles.length };
}

/** Growth from the second third of the samples to the last, as a share. */
export function growthOf(samples: readonly Held[], what: keyof Held): number {
  const third = Math.floor(samples.length / 3);
  const medianOf = (part: readonly Held[]) =>
    part.map((sample) => sample[what]).sort((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0;
  const before = medianOf(samples.slice(-2 * third, -third));
  return before === 0 ? 0 : medianOf(samples.slice(-third)) / before - 1;
}

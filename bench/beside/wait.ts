import { loadavg } from "node:os";

import { percentile } from "../load/percentile.ts";

/** The allowed rise of a class's 95th percentile during other work, as a factor. */
const MOST_RISE = 1.2;

/** Waiting times of students who send requests at a constant rate, in milliseconds. */
export interface Wait {
  p50: number;
  p95: number;
  /** Share of the requests, 0 to 1. */
  answered: number;
}

/** @param offered how many requests were sent */
export function summariseWaits(slices: readonly Float64Array[], offered: number): Wait {
  const sorted = Float64Array.from(slices.flatMap((slice) => [...slice])).toSorted();
  return {
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    answered: sorted.length / offered,
  };
}

/** The machine's load, since the figures depend on how busy it is. */
export function describeLoad(): string {
  const averages = loadavg().map((one) => one.toFixed(1));
  return `load of the machine (1, 5, 15 minutes)   ${averages.join("  ")}`;
}

/**
 * Prints students' waiting times before, during and after the other work; the process exits with code 1 if
 * they rise too much.
 * @param work names it: "with mails"
 */
export function judgeWaits(work: string, before: Wait, during: Wait, after: Wait): void {
  const rows = Object.entries({ before, [work]: during, after });
  const width = Math.max(...rows.map(([name]) => name.length));
  console.log(`\n${" ".repeat(width + 7)}p50       p95  ms   answered`);
  for (const [name, wait] of rows) console.log(`${name.padEnd(width)}${describeWait(wait)}`);
  const rise = (2 * during.p95) / (before.p95 + after.p95);
  console.log(`p95 ${work} is ${rise.toFixed(2)} times that without`);
  if (rise <= MOST_RISE) return;
  console.log(`OVER BUDGET of ${MOST_RISE}`);
  process.exitCode = 1;
}

function describeWait({ p50, p95, answered }: Wait): string {
  const share = `${(100 * answered).toFixed(1)} %`;
  return `${p50.toFixed(1).padStart(10)}${p95.toFixed(1).padStart(10)}${share.padStart(15)}`;
}

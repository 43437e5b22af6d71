import { percentile } from "./load/percentile.ts";
import { signIn } from "./servers/sign-in.ts";
import type { Product } from "./servers/start-product.ts";

/** 95th percentile in milliseconds, unless another is given. */
const BUDGET = 100;
const CALLS = 30;
/** Calls before those that count, to warm up the database's plans and pages. */
const WARM_UP = 6;

/** Reads an address as the account that can sign in. */
export type Read = <Response>(path: string) => Promise<Response>;

/** Signs in once for all that is read. */
export async function startReading(product: Product): Promise<Read> {
  const headers = { cookie: await signIn(product) };
  return async <Response>(path: string) => {
    const response = await fetch(product.origin + path, { headers });
    if (!response.ok) throw new Error(`${path} was answered ${response.status}.`);
    return (await response.json()) as Response;
  };
}

/** A call's name and address. */
export type NamedCall = readonly [name: string, path: string];

/**
 * Prints how long each call takes, one after the other, and sets the exit code to 1 if one is over budget.
 * @returns the median of each, in milliseconds
 */
export async function timeCalls(
  read: Read,
  title: string,
  calls: readonly NamedCall[],
  budget = BUDGET,
): Promise<Map<string, number>> {
  const medians = new Map<string, number>();
  console.log(`\n${title.padEnd(46)}      p50       p95  ms`);
  for (const [name, path] of calls) {
    for (let call = 0; call < WARM_UP; call += 1) await read(path);
    const times = new Float64Array(CALLS);
    for (let call = 0; call < CALLS; call += 1) {
      const before = performance.now();
      await read(path);
      times[call] = performance.now() - before;
    }
    times.sort();
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
    medians.set(name, p50);
    console.log(name.padEnd(46), ...[p50, p95].map((time) => time.toFixed(1).padStart(9)));
    if (p95 > budget) {
      console.log(`OVER BUDGET of ${budget} ms`);
      process.exitCode = 1;
    }
  }
  return medians;
}

import type { LoadResult } from "./load/load-order.ts";
import type { Case, ServerName } from "./load/operations.ts";
import type { Load } from "./load/start-load.ts";
import type { RequestSupply } from "./request-supply.ts";
import { readCpu, readFamilyCpu } from "./servers/process-usage.ts";

/** Servers and database to measure. */
export interface Field {
  load: Load;
  servers: Record<ServerName, { origin: string; pid: number }>;
  /** The database's postmaster. */
  postmaster: number;
}

export interface Pace {
  /** Number of alternating measurements per case. */
  rounds: number;
  /** Length of each, in milliseconds. */
  slice: number;
  /**
   * Warm-up before the measurement, in milliseconds: of all cases at first, and of each slice. The first is
   * repeated a few times until a case has had so many requests, if it can be: Node compiles by calls, not
   * by time.
   */
  warmUp: { first: number; requests: number; each: number };
}

/** One uninterrupted measurement. */
export interface Slice {
  requests: number;
  elapsed: number;
  latencies: Float64Array;
  bytes: number;
  /** Processor time of the server and of the database, in milliseconds. */
  serverCpu: number;
  databaseCpu: number;
}

/** All slices of one case with a number of concurrent students. */
export interface Measurement {
  measured: Case;
  students: number;
  slices: Slice[];
}

/** Maximum requests per second that a slice is prepared for. */
const FASTEST = 8_000;
/** Slow operations, such as signing in, would take minutes to reach the number of requests of a warm-up. */
const MOST_WARM_UP_SLICES = 4;

/** Runs every case on both servers often enough for Node to have compiled the hot code. */
export async function warmUp(
  field: Field,
  supply: RequestSupply,
  cases: Case[],
  pace: Pace,
): Promise<void> {
  const { first, requests } = pace.warmUp;
  for (const one of cases) {
    const most = one.repeat ? MOST_WARM_UP_SLICES : 1;
    let sent = 0;
    for (let slice = 0; slice < most && sent < requests; slice += 1) {
      sent += (await sendSlice(field, supply, one, 16, first)).latencies.length;
    }
  }
}

/**
 * Measures cases in alternation: slice by slice in turn, in reversed order each round, so that other load on
 * the machine affects all of them alike.
 */
export async function measureCases(
  field: Field,
  supply: RequestSupply,
  cases: Case[],
  students: number,
  pace: Pace,
): Promise<Measurement[]> {
  const measurements = cases.map((measured): Measurement => ({ measured, students, slices: [] }));
  for (const { measured } of measurements) {
    await sendSlice(field, supply, measured, students, pace.warmUp.each);
  }
  for (let round = 0; round < pace.rounds; round += 1) {
    const order = round % 2 === 0 ? measurements : measurements.toReversed();
    for (const { measured, slices } of order) {
      slices.push(await measureSlice(field, supply, measured, students, pace.slice));
    }
  }
  return measurements;
}

async function measureSlice(
  field: Field,
  supply: RequestSupply,
  measured: Case,
  students: number,
  limit: number,
): Promise<Slice> {
  const { pid } = field.servers[measured.server];
  const readBoth = () => Promise.all([readCpu(pid), readFamilyCpu(field.postmaster)]);
  const before = await readBoth();
  const result = await sendSlice(field, supply, measured, students, limit);
  const after = await readBoth();
  return {
    requests: result.latencies.length,
    elapsed: result.elapsed,
    latencies: result.latencies,
    bytes: result.bytes,
    serverCpu: after[0] - before[0],
    databaseCpu: after[1] - before[1],
  };
}

async function sendSlice(
  field: Field,
  supply: RequestSupply,
  measured: Case,
  students: number,
  limit: number,
): Promise<LoadResult> {
  const result = await field.load.send({
    origin: field.servers[measured.server].origin,
    requests: supply.take(measured, Math.ceil((limit * FASTEST) / 1000)),
    students,
    limit,
    repeat: measured.repeat,
  });
  supply.count(measured, result.latencies.length);
  return result;
}

import type { Operation } from "./load/operations.ts";
import { percentile } from "./load/percentile.ts";
import type { Measurement, Slice } from "./measure-cases.ts";

/** The result of one case with a number of concurrent students; times in milliseconds. */
export interface Row {
  operation: Operation;
  answers: number | null;
  server: string;
  students: number;
  requests: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Processor time a request took, of the server and of the database. */
  serverCpu: number;
  databaseCpu: number;
  /** Bytes of an answer's body. */
  bytes: number;
}

/** The product compared with something else: each value as a multiple of the other's. */
export interface Comparison {
  name: string;
  students: number;
  throughput: number;
  /** Median response time. */
  p50: number;
  /** Processor time a request takes the server and the database together. */
  cpu: number;
  /** The budget in words, and whether it is met; null if only informative. */
  budget: { rule: string; isMet: boolean } | null;
}

/** Minimum share of the bare route's throughput, by operation. */
const LEAST_OF_BARE: Partial<Record<Operation, number>> = {
  "open page": 0.5,
  answer: 0.7,
  chart: 0.6,
  opinions: 0.6,
};
/** Maximum processor time of an operation, of the product and its database, in milliseconds. */
const MOST_CPU: Partial<Record<Operation, number>> = { "open page, compressed": 0.5 };
/** A single student leaves processors idle between requests, which costs more for each. */
const LEAST_STUDENTS = 16;
/** A chart or a list with very many answers must take less than so many times as long as with few. */
const MOST_OF_FEW = 1.3;

export function summarise({ measured, students, slices }: Measurement): Row {
  const sum = (pick: (slice: Slice) => number) =>
    slices.reduce((total, slice) => total + pick(slice), 0);
  const requests = sum((slice) => slice.requests);
  const latencies = Float64Array.from(slices.flatMap((slice) => [...slice.latencies])).sort();
  const { operation, answers, server } = measured;
  return {
    operation,
    answers,
    server,
    students,
    requests,
    perSecond: (requests / sum((slice) => slice.elapsed)) * 1000,
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    p99: percentile(latencies, 0.99),
    serverCpu: sum((slice) => slice.serverCpu) / requests,
    databaseCpu: sum((slice) => slice.databaseCpu) / requests,
    bytes: Math.round(sum((slice) => slice.bytes) / requests),
  };
}

/** Compares alternating measurements: product and bare route, many answers and few. */
export function compare(measurements: Measurement[]): Comparison[] {
  const [many, few] = measurements
    .filter(({ measured }) => measured.server === "product")
    .toSorted((a, b) => (b.measured.answers ?? 0) - (a.measured.answers ?? 0));
  const bare = measurements.find(({ measured }) => measured.server === "bare");
  if (!many || !bare) return [];
  const { operation, answers } = many.measured;
  const withBare = compareTwo(`${operation}: product / bare`, many, bare);
  const least = LEAST_OF_BARE[operation];
  if (least !== undefined) {
    const rule = `throughput at least ${least}`;
    withBare.budget = { rule, isMet: withBare.throughput >= least };
  }
  const most = MOST_CPU[operation];
  if (most !== undefined && many.students >= LEAST_STUDENTS) {
    const { serverCpu, databaseCpu } = summarise(many);
    withBare.budget = {
      rule: `processor time at most ${most} ms`,
      isMet: serverCpu + databaseCpu <= most,
    };
  }
  if (!few || answers === null) return [withBare];
  const fewer = count(few.measured.answers ?? 0);
  const withFew = compareTwo(`${operation}: ${count(answers)} / ${fewer} answers`, many, few);
  withFew.budget = { rule: `p50 below ${MOST_OF_FEW}`, isMet: withFew.p50 < MOST_OF_FEW };
  return [withBare, withFew];
}

/** Compares a page as browsers ask for it with the same page uncompressed; both are the product's. */
export function compareCompressed(measurements: Measurement[]): Comparison[] {
  const ofProduct = (operation: Operation) =>
    measurements.filter(
      ({ measured }) => measured.server === "product" && measured.operation === operation,
    );
  return ofProduct("open page, compressed").flatMap((compressed) => {
    const plain = ofProduct("open page").find(({ students }) => students === compressed.students);
    return plain ? [compareTwo("open page: compressed / uncompressed", compressed, plain)] : [];
  });
}

function compareTwo(name: string, one: Measurement, other: Measurement): Comparison {
  const ratio = (valueOf: (slice: Slice) => number) =>
    medianRatio(one.slices, other.slices, valueOf);
  return {
    name,
    students: one.students,
    throughput: ratio(({ requests, elapsed }) => requests / elapsed),
    p50: ratio(({ latencies }) => percentile(latencies.toSorted(), 0.5)),
    cpu: ratio(({ requests, serverCpu, databaseCpu }) => (serverCpu + databaseCpu) / requests),
    budget: null,
  };
}

/** Compares slices of the same round, and takes the median of the ratios. */
function medianRatio(slices: Slice[], others: Slice[], valueOf: (slice: Slice) => number): number {
  const ratios = slices
    .map((slice, round) => valueOf(slice) / valueOf(others[round]!))
    .toSorted((a, b) => a - b);
  const middle = ratios.length >> 1;
  return ratios.length % 2 === 1 ? ratios[middle]! : (ratios[middle - 1]! + ratios[middle]!) / 2;
}

export const ROW_HEADING =
  "operation                          students  server     req/s    p50 ms   p95 ms   p99 ms  CPU ms  DB CPU ms   bytes";

export function describeRow(row: Row): string {
  const name =
    row.answers === null ? row.operation : `${row.operation}, ${count(row.answers)} answers`;
  return [
    name.padEnd(36),
    String(row.students).padStart(6),
    `  ${row.server.padEnd(8)}`,
    row.perSecond.toFixed(0).padStart(8),
    ...[row.p50, row.p95, row.p99].map((time) => time.toFixed(2).padStart(9)),
    row.serverCpu.toFixed(3).padStart(8),
    row.databaseCpu.toFixed(3).padStart(11),
    String(row.bytes).padStart(8),
  ].join("");
}

export const COMPARISON_HEADING = `${"what".padEnd(44)}students  throughput     p50     CPU`;

export function describeComparison(comparison: Comparison): string {
  const { name, students, throughput, p50, cpu, budget } = comparison;
  const verdict = budget ? `  ${budget.rule}: ${budget.isMet ? "met" : "MISSED"}` : "";
  return [
    name.padEnd(44),
    String(students).padStart(8),
    throughput.toFixed(2).padStart(12),
    p50.toFixed(2).padStart(8),
    cpu.toFixed(2).padStart(8),
    verdict,
  ].join("");
}

function count(number: number): string {
  return number.toLocaleString("en");
}

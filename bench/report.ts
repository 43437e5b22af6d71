import type { Measurement, Slice } from "./measure-cases.ts";
import type { Operation } from "./operations.ts";

/** What one case came to with so many students at once; times in milliseconds. */
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

/** What the product does beside something else, and what we hold it to. */
export interface Comparison {
  name: string;
  students: number;
  /** Throughput of the first, as a multiple of the second's. */
  ratio: number;
  /** Processor time a request takes the server and the database together, likewise. */
  cpu: number;
  /** What the throughput must reach; null where it only informs. */
  least: number | null;
}

/** Throughput of the product at least so many times the bare route's. */
const LEAST_OF_BARE: Partial<Record<Operation, number>> = { "open page": 0.5, answer: 0.5 };
/** Throughput with very many answers at least so many times that with few. */
const LEAST_OF_FEW = 1 / 1.3;

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

/** Compares cases that were measured side by side: product and bare route, many answers and few. */
export function compare(measurements: Measurement[]): Comparison[] {
  const [many, few] = measurements
    .filter(({ measured }) => measured.server === "product")
    .toSorted((a, b) => (b.measured.answers ?? 0) - (a.measured.answers ?? 0));
  const bare = measurements.find(({ measured }) => measured.server === "bare");
  if (!many || !bare) return [];
  const { operation, answers } = many.measured;
  const students = many.students;
  const comparisons: Comparison[] = [
    {
      name: `${operation}: product / bare`,
      students,
      ratio: medianRatio(many.slices, bare.slices, throughputOf),
      cpu: medianRatio(many.slices, bare.slices, cpuOf),
      least: LEAST_OF_BARE[operation] ?? null,
    },
  ];
  if (few && answers !== null) {
    comparisons.push({
      name: `${operation}: ${count(answers)} answers / ${count(few.measured.answers ?? 0)} answers`,
      students,
      ratio: medianRatio(many.slices, few.slices, throughputOf),
      cpu: medianRatio(many.slices, few.slices, cpuOf),
      least: LEAST_OF_FEW,
    });
  }
  return comparisons;
}

const throughputOf = ({ requests, elapsed }: Slice) => requests / elapsed;
const cpuOf = ({ requests, serverCpu, databaseCpu }: Slice) => (serverCpu + databaseCpu) / requests;

/** What was measured in the same round is compared; the round in the middle counts. */
function medianRatio(slices: Slice[], others: Slice[], valueOf: (slice: Slice) => number): number {
  const ratios = slices
    .map((slice, round) => valueOf(slice) / valueOf(others[round]!))
    .toSorted((a, b) => a - b);
  const middle = ratios.length >> 1;
  return ratios.length % 2 === 1 ? ratios[middle]! : (ratios[middle - 1]! + ratios[middle]!) / 2;
}

function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
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

export const COMPARISON_HEADING = "what".padEnd(46) + "students  throughput  CPU time";

export function describeComparison({ name, students, ratio, cpu, least }: Comparison): string {
  const verdict =
    least === null ? "" : `at least ${least.toFixed(2)}: ${ratio >= least ? "met" : "MISSED"}`;
  return [
    name.padEnd(46),
    String(students).padStart(8),
    ratio.toFixed(2).padStart(12),
    cpu.toFixed(2).padStart(10),
    `  ${verdict}`,
  ].join("");
}

function count(number: number): string {
  return number.toLocaleString("en");
}

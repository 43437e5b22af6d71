import { percentile } from "../load/percentile.ts";
import type { OfferResult } from "./offer.ts";

/** The outcome at one rate; times in milliseconds. */
export interface Step {
  /** Multiple of the product's capacity. */
  times: number;
  offeredPerSecond: number;
  acceptedPerSecond: number;
  p50: number;
  p95: number;
  p99: number;
  refused: number;
  /** Median time of a refusal. */
  refusalP50: number;
  /** Requests without a response, or with another than 200 and 503. */
  failed: number;
  livenessP50: number;
  livenessMax: number;
}

export function summariseStep(
  times: number,
  duration: number,
  result: OfferResult,
  liveness: Float64Array,
): Step {
  const accepted = result.accepted.toSorted();
  const others = Object.values(result.others).reduce((sum, count) => sum + count, 0);
  return {
    times,
    offeredPerSecond: (result.sent + result.unsent) / (duration / 1_000),
    acceptedPerSecond: accepted.length / (duration / 1_000),
    p50: percentile(accepted, 0.5),
    p95: percentile(accepted, 0.95),
    p99: percentile(accepted, 0.99),
    refused: result.refused.length,
    refusalP50: percentile(result.refused.toSorted(), 0.5),
    failed: result.unanswered + result.unsent + others,
    livenessP50: percentile(liveness.toSorted(), 0.5),
    livenessMax: Math.max(...liveness),
  };
}

const COLUMNS: readonly [heading: string, valueOf: (step: Step) => number][] = [
  ["times", ({ times }) => times],
  ["offered/s", (step) => step.offeredPerSecond],
  ["accepted/s", (step) => step.acceptedPerSecond],
  ["p50", ({ p50 }) => p50],
  ["p95", ({ p95 }) => p95],
  ["p99", ({ p99 }) => p99],
  ["refused", ({ refused }) => refused],
  ["after", ({ refusalP50 }) => refusalP50],
  ["failed", ({ failed }) => failed],
  ["live p50", ({ livenessP50 }) => livenessP50],
  ["live max", ({ livenessMax }) => livenessMax],
];

export const STEP_HEADING = COLUMNS.map(([heading]) => heading.padStart(10)).join(" ");

export function describeStep(step: Step): string {
  return COLUMNS.map(([, valueOf]) => String(Math.round(valueOf(step))).padStart(10)).join(" ");
}

/** The steps of a round, and the product's capacity that was measured before them. */
export interface Round {
  /** Responses per second. */
  capacity: number;
  steps: readonly Step[];
}

/** What is accepted at a rate. */
export interface RateComparison {
  times: number;
  /** Accepted requests as a share of the capacity, by round. */
  shares: number[];
  /** Their median. */
  share: number;
  /** The highest of any round, in milliseconds. */
  p99: number;
}

/** @param rounds with the same rates in the same order */
export function compareRates(rounds: readonly Round[]): RateComparison[] {
  const rates = rounds[0]?.steps ?? [];
  return rates.map(({ times }, index) => {
    const shares = rounds.map(({ capacity, steps }) => steps[index]!.acceptedPerSecond / capacity);
    return {
      times,
      shares,
      share: percentile(Float64Array.from(shares).toSorted(), 0.5),
      p99: Math.max(...rounds.map(({ steps }) => steps[index]!.p99)),
    };
  });
}

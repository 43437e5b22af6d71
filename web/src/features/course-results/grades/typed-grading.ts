import type { Grades } from "@paso/contract";

import type { Grading } from "./grade-queries.ts";

/** Input of the form of grades. */
export interface TypedGrading {
  scale: Grading["scale"];
  decimals: string;
  /** By module; null for an empty field. */
  weights: Record<string, number | null>;
}

const SCALES: readonly Grading["scale"][] = ["none", "hundred", "ten", "letters"];

/** The form filled from what is stored. */
export function typedOf({ scale, decimals, modules }: Grades): TypedGrading {
  return {
    scale: scale ?? "none",
    decimals: String(decimals),
    weights: Object.fromEntries(modules.map(({ id, weight }) => [id, weight])),
  };
}

/** A draft of the form; null for anything else. */
export function readTyped(body: unknown): TypedGrading | null {
  if (typeof body !== "object" || body === null) return null;
  const { scale, decimals, weights } = body as Partial<Record<keyof TypedGrading, unknown>>;
  const known = SCALES.find((one) => one === scale);
  if (!known || typeof decimals !== "string" || typeof weights !== "object" || !weights)
    return null;
  const isWeight = (value: unknown) => value === null || typeof value === "number";
  return Object.values(weights).every(isWeight)
    ? { scale: known, decimals, weights: weights as TypedGrading["weights"] }
    : null;
}

/** What the form asks to be stored. The server says beside a weight that it is empty. */
export function gradingOf(
  { scale, decimals, weights }: TypedGrading,
  { modules }: Grades,
): Grading {
  return {
    scale,
    decimals: Number(decimals),
    weights:
      scale === "none"
        ? []
        : modules.map(({ id }) => ({ module_id: id, weight: weights[id] ?? NaN })),
  };
}

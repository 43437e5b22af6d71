import type { ErrorBody } from "@paso/contract";

import { ApiError } from "../../../api/index.ts";

/** Who is affected by a deletion. */
export type Stake = NonNullable<ErrorBody["stake"]>;

/** Reads a refusal to delete without confirmation; null for any other failure. */
export function stakeOf(error: Error): Stake | null {
  return (error instanceof ApiError && error.body.stake) || null;
}

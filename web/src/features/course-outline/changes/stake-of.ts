import type { ErrorBody } from "@paso/contract";

import { ApiError } from "../../../api/index.ts";

/** Whom deleting something concerns. */
export type Stake = NonNullable<ErrorBody["stake"]>;

/** What a refusal to delete without asking says; null for any other failure. */
export function stakeOf(error: Error): Stake | null {
  return (error instanceof ApiError && error.body.stake) || null;
}

import { ApiError, ConnectionError } from "./api-error.ts";

/**
 * Why a call failed, if the cause is transient: nothing is wrong with the request, so it can be kept and
 * retried. See docs/decisions.
 */
type TransientError =
  | "offline"
  | "unreachable"
  | "busy"
  | "signed-out"
  | "new-password"
  | "new-factor";

/** Steps required before anything else, by the codes of refusals until then. */
export const DUE_FIRST: Readonly<Record<string, "new-password" | "new-factor">> = {
  must_change_password: "new-password",
  must_add_second_factor: "new-factor",
};

const TRANSIENT_STATUS: Readonly<Record<number, TransientError>> = {
  401: "signed-out",
  429: "busy",
  502: "unreachable",
  503: "busy",
  504: "unreachable",
};

/** Whether a call failed because its person was asked to sign in again and declined. */
export function isTurnedDown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.body.code in DUE_FIRST);
}

/** Whether the same call may succeed later: its content was not refused. */
export function isWorthRetrying(error: unknown): boolean {
  const isRefused = error instanceof ApiError && error.status < 500;
  return !isRefused || transientError(error) !== null;
}

/** The reason of a transient failure; null for every other, which a retry would not fix. */
export function transientError(error: unknown): TransientError | null {
  if (error instanceof ConnectionError) {
    return error.reason === "offline" ? "offline" : "unreachable";
  }
  if (!(error instanceof ApiError)) return null;
  return DUE_FIRST[error.body.code] ?? TRANSIENT_STATUS[error.status] ?? null;
}

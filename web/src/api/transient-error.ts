import { ApiError, ConnectionError } from "./api-error.ts";

/**
 * Why a call failed, where the reason passes: nothing is wrong with what was asked for, so it can be
 * kept and asked for again. See docs/decisions.
 */
type TransientError = "offline" | "unreachable" | "busy" | "signed-out" | "new-password";

/** Code of a refusal until its person has chosen a new password. */
export const PASSWORD_DUE = "must_change_password";

const TRANSIENT_STATUS: Readonly<Record<number, TransientError>> = {
  401: "signed-out",
  429: "busy",
  502: "unreachable",
  503: "busy",
  504: "unreachable",
};

/** Whether a call failed because its person was asked to sign in again and declined. */
export function isTurnedDown(error: unknown): boolean {
  const reason = transientError(error);
  return reason === "signed-out" || reason === "new-password";
}

/** The reason of a transient failure; null for every other, which a retry would not fix. */
export function transientError(error: unknown): TransientError | null {
  if (error instanceof ConnectionError) {
    return error.reason === "offline" ? "offline" : "unreachable";
  }
  if (!(error instanceof ApiError)) return null;
  return error.body.code === PASSWORD_DUE
    ? "new-password"
    : (TRANSIENT_STATUS[error.status] ?? null);
}

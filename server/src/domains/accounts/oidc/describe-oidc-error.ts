import type { ProviderProblem } from "@paso/contract";

import { findOutgoingError } from "../../../platform/outgoing/outgoing-error.ts";
import { ProviderFailure } from "../providers/provider-failure.ts";

/** By error code, as defined by OAuth 2.0 and OpenID Connect. */
const PROBLEMS: Readonly<Record<string, ProviderProblem>> = {
  access_denied: "denied",
  login_required: "denied",
  interaction_required: "denied",
  consent_required: "denied",
  account_selection_required: "denied",
  server_error: "unreachable",
  temporarily_unavailable: "unreachable",
  // The code was already used, or has expired.
  invalid_grant: "expired",
};

/** Errors thrown by the library. */
interface LibraryError {
  code?: string;
  message: string;
  /** The provider's own error code and message, if it responded with an error. */
  error?: string;
  error_description?: string;
}

/** Maps an error to its problem for the person and its message for the log. */
export function describeOidcError(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  const options = { cause: error };
  const outgoing = findOutgoingError(error);
  if (outgoing) {
    const isSetup = outgoing.reason === "private" || outgoing.reason === "insecure";
    return new ProviderFailure(isSetup ? "setup" : "unreachable", outgoing.message, options);
  }
  const { code, message, error: said, error_description: words } = error as LibraryError;
  if (said !== undefined) {
    return new ProviderFailure(PROBLEMS[said] ?? "setup", `${said}: ${words ?? ""}`, options);
  }
  if (code === "OAUTH_JWT_TIMESTAMP_CHECK_FAILED") {
    return new ProviderFailure("clock", message, options);
  }
  if (code === "OAUTH_RESPONSE_IS_NOT_CONFORM") {
    return new ProviderFailure("unreachable", message, options);
  }
  return new ProviderFailure("refused", `${code}: ${message}`, options);
}

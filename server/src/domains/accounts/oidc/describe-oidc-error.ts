import type { ProviderProblem } from "@paso/contract";

import { findOutgoingError } from "../../../platform/outgoing/outgoing-error.ts";
import { ProviderFailure } from "../providers/provider-failure.ts";

/** By the code of the response, as OAuth 2.0 and OpenID Connect name them. */
const PROBLEMS: Readonly<Record<string, ProviderProblem>> = {
  access_denied: "denied",
  login_required: "denied",
  interaction_required: "denied",
  consent_required: "denied",
  account_selection_required: "denied",
  server_error: "unreachable",
  temporarily_unavailable: "unreachable",
  // The code was used or too old.
  invalid_grant: "expired",
};

/** What the library throws. */
interface LibraryError {
  code?: string;
  message: string;
  /** The provider's own code and words, where it responded with an error. */
  error?: string;
  error_description?: string;
}

/** What went wrong with a provider, for the person and for the log. */
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

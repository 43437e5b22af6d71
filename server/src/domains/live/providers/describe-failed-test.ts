import type { Message } from "@paso/contract";

import {
  findOutgoingError,
  type OutgoingReason,
} from "../../../platform/outgoing/outgoing-error.ts";
import type { Finding } from "./finding.ts";
import { LiveProviderError, type LiveProviderReason } from "./live-provider-error.ts";

const OUTGOING: Record<OutgoingReason, Message> = {
  private:
    "This address is in a private network. Only administrators can use it, and the site’s operator has to name the network in PASO_PROVIDER_NETWORKS first.",
  insecure: "The address has to begin with https://.",
  timeout: "The server did not respond within ten seconds.",
  too_large: "What the server sends is too large.",
  certificate: "The certificate of the server is not valid.",
  unreachable: "The server cannot be reached. Check the address.",
};

const REASONS: Record<LiveProviderReason, Message> = {
  unauthorized: "The service does not accept these credentials. It says: {reason}",
  rate_limited: "The service is getting too many requests. Try again in a few minutes.",
  gone: "The service does not respond as expected. It says: {reason}",
  unreachable: "The service does not respond as expected. It says: {reason}",
  refused: "The service refused the test. It says: {reason}",
};

/** Why a test of credentials was aborted. */
export function describeFailedTest(error: unknown): Finding {
  if (!(error instanceof LiveProviderError)) throw error;
  const outgoing = findOutgoingError(error);
  if (outgoing) return { ok: false, text: OUTGOING[outgoing.reason] };
  return { ok: false, text: REASONS[error.reason], values: { reason: error.message || "–" } };
}

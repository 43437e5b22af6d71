import type { Clock } from "../../../platform/clock.ts";
import { fetchOutside } from "../../../platform/outgoing/fetch-outside.ts";
import {
  findOutgoingError,
  type OutgoingReason,
} from "../../../platform/outgoing/outgoing-error.ts";
import { outcomeOf, readRetryAfter } from "../../../platform/outgoing/response-outcome.ts";
import { LiveProviderError, type LiveProviderReason } from "./live-provider-error.ts";

/** How providers are called. */
export interface ProviderAccess {
  clock: Clock;
  /** Private networks (CIDR) that may be called. */
  networks: readonly string[];
  /** Milliseconds; shorter in tests. */
  timeout?: number;
}

interface ProviderRequest {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Maximum bytes of a response: a page of 300 participants has about 100 kB. */
const LIMIT = 2 * 1024 * 1024;

const REASONS: Record<OutgoingReason, LiveProviderReason> = {
  private: "refused",
  insecure: "refused",
  timeout: "unreachable",
  too_large: "unreachable",
  certificate: "unreachable",
  unreachable: "unreachable",
};

/**
 * Calls a provider of meetings. A refusal of this particular call is returned as its response, as each
 * provider expresses it differently.
 * @throws {LiveProviderError} `unreachable`, `rate_limited`, and `refused` for a forbidden address
 */
export async function callProvider(
  { clock, networks, timeout }: ProviderAccess,
  url: URL,
  request: ProviderRequest = {},
): Promise<Response> {
  const response = await fetchOutside(url, { ...request, networks, timeout, limit: LIMIT }).catch(
    (error: unknown) => {
      const outgoing = findOutgoingError(error);
      if (!outgoing) throw error;
      throw new LiveProviderError(REASONS[outgoing.reason], outgoing.message, { cause: outgoing });
    },
  );
  const outcome = outcomeOf(response);
  if (outcome !== "rate_limited" && outcome !== "failing") return response;
  const retryAfter = readRetryAfter(response, clock.now());
  const detail = await response.text();
  throw outcome === "rate_limited"
    ? new LiveProviderError("rate_limited", detail, { retryAfter: retryAfter ?? USUAL_PAUSE })
    : new LiveProviderError("unreachable", detail || `Status ${response.status}`, { retryAfter });
}

/** Seconds to wait if a provider is rate limiting and does not say for how long. */
const USUAL_PAUSE = 60;

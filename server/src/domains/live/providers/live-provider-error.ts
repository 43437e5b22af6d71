/** Why a call to a provider failed. */
export type LiveProviderReason =
  /** It does not accept the credentials, or they lack a permission. */
  | "unauthorized"
  /** Too many calls; it may work after `retryAfter` seconds. */
  | "rate_limited"
  /** It has no such meeting, or no longer has it. */
  | "gone"
  /** No response, or an invalid one; it may work later. */
  | "unreachable"
  /** It understood the call and refused it; its words are in `detail`. */
  | "refused";

interface Details extends ErrorOptions {
  /** Seconds. */
  retryAfter?: number | undefined;
}

/** A failed call to a provider of meetings; the message is the provider's, in its own language. */
export class LiveProviderError extends Error {
  override readonly name = "LiveProviderError";
  readonly reason: LiveProviderReason;
  /** Seconds after which a retry makes sense; null if the provider does not say. */
  readonly retryAfter: number | null;

  constructor(reason: LiveProviderReason, detail: string, { retryAfter, ...rest }: Details = {}) {
    super(detail.slice(0, LONGEST_DETAIL), rest);
    this.reason = reason;
    this.retryAfter = retryAfter ?? null;
  }

  /** Whether the same call may work later. */
  get isTransient(): boolean {
    return this.reason === "rate_limited" || this.reason === "unreachable";
  }
}

/** Beyond this length, a provider's words are noise. */
const LONGEST_DETAIL = 500;

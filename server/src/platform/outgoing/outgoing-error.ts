/** Why a request to an external server failed. */
export type OutgoingReason =
  /** The address is in a private network that the settings do not allow. */
  | "private"
  /** Neither https nor a private network that the settings allow. */
  | "insecure"
  | "timeout"
  | "too_large"
  /** The certificate is not valid. */
  | "certificate"
  | "unreachable";

export class OutgoingError extends Error {
  override readonly name = "OutgoingError";
  readonly reason: OutgoingReason;

  constructor(reason: OutgoingReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** The {@link OutgoingError} that caused another error, if any. */
export function findOutgoingError(error: unknown): OutgoingError | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof OutgoingError) return at;
  }
  return null;
}

const CERTIFICATE = /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)/;

/** Why a connection failed. */
export function describeOutgoingError(error: Error): OutgoingError {
  if (error instanceof OutgoingError) return error;
  const { code = "", name, message } = error as NodeJS.ErrnoException;
  const options = { cause: error };
  if (name === "TimeoutError" || name === "AbortError" || code === "ETIMEDOUT") {
    return new OutgoingError("timeout", "There was no response in time.", options);
  }
  if (CERTIFICATE.test(code)) return new OutgoingError("certificate", message, options);
  return new OutgoingError("unreachable", message, options);
}

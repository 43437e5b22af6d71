import type { ErrorBody } from "@paso/contract";

/** The server refused a call and said why. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** HTTP status. */
  readonly status: number;
  /** Text of the status, such as "Not Found". */
  readonly statusText: string;
  readonly body: ErrorBody;
  /** Seconds to wait before retrying, as asked by the server; null if it did not say. */
  readonly retryAfter: number | null;
  /** Identifies the request in the server's log; null if it never got there. */
  readonly requestId: string | null;

  constructor(
    status: number,
    statusText: string,
    body: ErrorBody,
    retryAfter?: number,
    requestId: string | null = null,
  ) {
    super(body.message);
    this.status = status;
    this.statusText = statusText;
    this.body = body;
    this.retryAfter = retryAfter || null;
    this.requestId = requestId;
  }

  /** The first message for each form field. */
  get fieldMessages(): Record<string, string> {
    return Object.fromEntries(
      Object.entries(this.body.errors ?? {}).flatMap(([field, [first]]) =>
        first === undefined ? [] : [[field, first]],
      ),
    );
  }
}

/** No answer came: the device is offline, the server took too long, or it cannot be reached. */
export class ConnectionError extends Error {
  override readonly name = "ConnectionError";
  readonly reason: "offline" | "timeout" | "unreachable";

  constructor(reason: ConnectionError["reason"], cause: unknown) {
    super(`No answer from the server: ${reason}`, { cause });
    this.reason = reason;
  }
}

import { ApiError, ConnectionError } from "./api-error.ts";

/** A failure in words for the error screen. */
export interface Failure {
  /** HTTP status; 0 if no answer came or the failure is in the browser. */
  status: number;
  /** In English; empty where the protocol has none, as HTTP/2. */
  statusText: string;
  /** The server's message, in the person's language. */
  message?: string;
  file?: string;
  line?: number;
  /** Identifies the request in the server's log. */
  requestId?: string;
  /** Why no answer came. */
  connection?: ConnectionError["reason"];
}

/** Describes a caught error for the error screen. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof ApiError) {
    const { message, file, line } = error.body;
    return {
      status: error.status,
      statusText: error.statusText,
      // If a proxy answered in its own format, there are no words beyond the status.
      ...(message !== error.statusText && { message }),
      ...(file !== undefined && { file }),
      ...(line !== undefined && { line }),
      ...(error.requestId !== null && { requestId: error.requestId }),
    };
  }
  if (error instanceof ConnectionError) {
    return { status: 0, statusText: "", connection: error.reason };
  }
  return { status: 0, statusText: error instanceof Error ? error.message : String(error) };
}

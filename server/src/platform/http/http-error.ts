import type { Message } from "@paso/contract";

import {
  type Details,
  DomainError,
  type ErrorKind,
  type FieldMessage,
  ReportedError,
} from "../errors/domain-error.ts";

const STATUS: Record<ErrorKind, number> = {
  not_signed_in: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  invalid: 422,
  rate_limited: 429,
  unavailable: 503,
};

/** A request refused as malformed, before any domain sees it. */
export class HttpError extends ReportedError {
  override readonly name = "HttpError";
  readonly status: number;

  constructor(status: number, code: string, text: Message, details: Details = {}) {
    super(code, text, details);
    this.status = status;
  }
}

/** The status an error is sent with. */
export function statusOf(error: DomainError | HttpError): number {
  return error instanceof DomainError ? STATUS[error.kind] : error.status;
}

/** The body is larger than this call accepts. */
export function tooLarge(errors?: Record<string, FieldMessage[]>): HttpError {
  return new HttpError(413, "too_large", "The data sent is too large.", errors ? { errors } : {});
}

/** @param text says what the call accepts instead */
export function unsupportedMediaType(
  text: "Send JSON." | "Send a form with files." | "Send application/offset+octet-stream.",
): HttpError {
  return new HttpError(415, "unsupported_media_type", text);
}

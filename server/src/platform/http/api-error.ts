import type { Message } from "@paso/contract";

interface Details {
  /** Values for the message's placeholders. */
  values?: Record<string, string | number>;
  /** First messages by form field. */
  errors?: Record<string, FieldMessage[]>;
  /** Messages by form field that are in the request's language already. */
  lines?: Record<string, string[]>;
  /** One entry per faulty section, keyed `<order>.<kind>.<field>`. */
  deepErrors?: Record<string, FieldMessage[]>[];
  /** What the caller did not know of, as the call that reads it answers it. */
  current?: unknown;
  /** Seconds after which trying again makes sense; sent as `Retry-After`. */
  retryAfter?: number;
}

/** A message beside a field; one with placeholders brings their values. */
export type FieldMessage = Message | { message: Message; values: Record<string, string | number> };

/**
 * A failure the caller is told about, in the caller's language.
 * Anything else that is thrown is a fault of ours and answered with 500.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly text: Message;
  readonly details: Details;

  constructor(status: number, code: string, text: Message, details: Details = {}) {
    super(text);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.text = text;
    this.details = details;
  }
}

/** Not there, or not visible to this person: one and the same answer. */
export function notFound(text: Message = "This was not found."): ApiError {
  return new ApiError(404, "not_found", text);
}

/** Signed in and visible, but not allowed. */
export function forbidden(
  code = "forbidden",
  text: Message = "You are not allowed to access this page.",
): ApiError {
  return new ApiError(403, code, text);
}

/** The call does not fit the state things are in. */
export function conflict(
  code: string,
  text: Message,
  values: Record<string, string | number> = {},
): ApiError {
  return new ApiError(409, code, text, { values });
}

/** Nobody mends more at once; a body made of unknown fields gets no longer answer. */
const MOST_FIELDS = 100;

type FieldMessages = Record<string, FieldMessage[]>;

/**
 * Input that does not fit, told beside its fields.
 * @param deepErrors one entry per faulty section, keyed `<order>.<kind>.<field>`
 */
export function invalid(errors: FieldMessages, deepErrors: FieldMessages[] = []): ApiError {
  const hasErrors = Object.keys(errors).length > 0 || deepErrors.length === 0;
  return new ApiError(422, "validation_failed", "The data sent has not passed the validation.", {
    ...(hasErrors ? { errors: shorten(errors) } : {}),
    ...(deepErrors.length > 0 ? { deepErrors: deepErrors.slice(0, MOST_FIELDS).map(shorten) } : {}),
  });
}

function shorten(errors: FieldMessages): FieldMessages {
  return Object.fromEntries(Object.entries(errors).slice(0, MOST_FIELDS));
}

/** Too much at once; the caller may try again after some seconds. */
export function busy(retryAfter = 2): ApiError {
  return new ApiError(503, "busy", "The server is busy. Try again in a moment.", { retryAfter });
}

import type { ErrorBody, Message, MessageValue } from "@paso/contract";

export interface Details {
  /** Values for the message's placeholders. */
  values?: Record<string, MessageValue>;
  /** First messages by form field. */
  errors?: Record<string, FieldMessage[]>;
  /** Messages by form field that are in the request's language already. */
  lines?: Record<string, string[]>;
  /** One entry per invalid part, keyed `<order>.<kind>.<field>`. */
  deepErrors?: Record<string, FieldMessage[]>[];
  /** The current state, as its read call returns it, if the caller's copy is stale. */
  current?: unknown;
  /** What the caller has to do first, as in the error body. */
  blockedBy?: ErrorBody["blocked_by"];
  /** The people and things affected, if the caller has to confirm it first. */
  stake?: ErrorBody["stake"];
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
}

/** A message next to a field; one with placeholders brings their values. */
export type FieldMessage = Message | { message: Message; values: Record<string, string | number> };

/** Why an operation was refused; `http/` alone maps it to a status code. */
export type ErrorKind =
  | "not_signed_in"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "invalid"
  | "rate_limited"
  | "unavailable";

/**
 * A failure reported to the caller, in the caller's language.
 * Anything else that is thrown is a bug.
 */
export abstract class ReportedError extends Error {
  /** Names the reason for programs, in snake_case. */
  readonly code: string;
  readonly text: Message;
  readonly details: Details;

  constructor(code: string, text: Message, details: Details = {}) {
    super(text);
    this.code = code;
    this.text = text;
    this.details = details;
  }
}

/** A refusal by a rule of the product; the caller may be a route, a job or a command. */
export class DomainError extends ReportedError {
  override readonly name = "DomainError";
  readonly kind: ErrorKind;

  constructor(kind: ErrorKind, code: string, text: Message, details: Details = {}) {
    super(code, text, details);
    this.kind = kind;
  }
}

/** The caller is not signed in. */
export function notSignedIn(): DomainError {
  return new DomainError("not_signed_in", "not_signed_in", "Sign in first.");
}

/** Missing, or not visible to this person: indistinguishable on purpose. */
export function notFound(text: Message = "This was not found."): DomainError {
  return new DomainError("not_found", "not_found", text);
}

/** Signed in and visible, but not allowed. */
export function forbidden(
  code = "forbidden",
  text: Message = "You are not allowed to access this page.",
): DomainError {
  return new DomainError("forbidden", code, text);
}

/**
 * The operation does not fit the current state.
 * @param blockedBy what the caller has to do first
 */
export function conflict(
  code: string,
  text: Message,
  values: Record<string, MessageValue> = {},
  blockedBy?: ErrorBody["blocked_by"],
): DomainError {
  return new DomainError("conflict", code, text, { values, ...(blockedBy && { blockedBy }) });
}

/**
 * The caller's copy is stale.
 * @param current the current state, as its read call returns it
 */
export function staleVersion(text: Message, current: unknown): DomainError {
  return new DomainError("conflict", "stale_version", text, { current });
}

/** Bounds the response to a body with thousands of unknown fields. */
export const MAX_FIELDS = 100;

type FieldMessages = Record<string, FieldMessage[]>;

/**
 * Invalid input, reported next to its fields.
 * @param deepErrors one entry per invalid part, keyed `<order>.<kind>.<field>`
 */
export function invalid(errors: FieldMessages, deepErrors: FieldMessages[] = []): DomainError {
  const hasErrors = Object.keys(errors).length > 0 || deepErrors.length === 0;
  return new DomainError(
    "invalid",
    "validation_failed",
    "The data sent has not passed the validation.",
    {
      ...(hasErrors ? { errors: truncate(errors) } : {}),
      ...(deepErrors.length > 0
        ? { deepErrors: deepErrors.slice(0, MAX_FIELDS).map(truncate) }
        : {}),
    },
  );
}

function truncate(errors: FieldMessages): FieldMessages {
  return Object.fromEntries(Object.entries(errors).slice(0, MAX_FIELDS));
}

/** The server is overloaded. */
export function busy(retryAfter = 2): DomainError {
  return new DomainError("unavailable", "busy", "The server is busy. Try again in a moment.", {
    retryAfter,
  });
}

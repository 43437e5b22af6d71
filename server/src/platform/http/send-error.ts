import { type ErrorBody, type Locale, translateMessage } from "@paso/contract";
import type { FastifyReply, FastifyRequest } from "fastify";

import { busy, DomainError, type FieldMessage, invalid, notFound } from "../errors/domain-error.ts";
import { findOutage } from "../errors/find-outage.ts";
import { HttpError, statusOf, tooLarge, unsupportedMediaType } from "./http-error.ts";
import type { OutageLog } from "./outage-log.ts";

type KnownError = DomainError | HttpError;

interface ErrorOptions {
  /** Whether responses hide where in the code an error was thrown. */
  production: boolean;
  outages: OutageLog;
}

/** Sends any failure in the uniform error format, in the request's language. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { production, outages }: ErrorOptions,
): void {
  const outage =
    error instanceof DomainError || error instanceof HttpError ? null : findOutage(error);
  const known = outage ? busy() : asKnownError(error);
  const status = known ? statusOf(known) : 500;
  if (!known) request.log.error({ err: error }, "request failed");
  if (status === 503)
    outages.report(request.log, outage ?? "overloaded", outage ? error : undefined);
  const body = known
    ? bodyOf(known, request.locale)
    : {
        message: translateMessage("Something went wrong.", request.locale),
        code: "internal_error",
        ...(production ? {} : throwSite(error)),
      };
  if (known?.details.retryAfter) void reply.header("retry-after", known.details.retryAfter);
  // A refused body may still be arriving; the connection cannot be reused.
  if (status === 413) void reply.header("connection", "close");
  void reply.header("cache-control", "no-store").code(status).send(body);
}

function bodyOf(error: KnownError, locale: Locale): ErrorBody {
  const { values, errors, lines, deepErrors, current, blockedBy, stake } = error.details;
  return {
    message: translateMessage(error.text, locale, values),
    code: error.code,
    ...((errors ?? lines)
      ? { errors: { ...translateFields(errors ?? {}, locale), ...lines } }
      : {}),
    ...(deepErrors
      ? { deep_errors: deepErrors.map((fields) => translateFields(fields, locale)) }
      : {}),
    ...(current === undefined ? {} : { current }),
    ...(blockedBy && { blocked_by: blockedBy }),
    ...(stake && { stake }),
  };
}

function translateFields(
  fields: Record<string, FieldMessage[]>,
  locale: Locale,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [
      field,
      messages.map((entry) =>
        typeof entry === "string"
          ? translateMessage(entry, locale)
          : translateMessage(entry.message, locale, entry.values),
      ),
    ]),
  );
}

/** Our own failures, and those of Fastify that are not bugs. */
function asKnownError(error: unknown): KnownError | null {
  if (error instanceof DomainError || error instanceof HttpError) return error;
  if (!(error instanceof Error)) return null;
  const code = codeOf(error);
  const text = FRAMEWORK_ERRORS.get(code);
  if (text) return text();
  if (isRefusal(error)) return new HttpError(400, "bad_request", "This request cannot be read.");
  return null;
}

const FRAMEWORK_ERRORS = new Map<string, () => KnownError>([
  ["FST_ERR_CTP_BODY_TOO_LARGE", () => tooLarge()],
  ["FST_ERR_CTP_INVALID_MEDIA_TYPE", () => unsupportedMediaType("Send JSON.")],
  ["FST_ERR_CTP_INVALID_CONTENT_LENGTH", () => malformedJson()],
  ["FST_ERR_BAD_URL", () => notFound()],
  ["FST_ERR_MAX_PARAM_LENGTH", () => notFound()],
  ["FST_ERR_ASYNC_CONSTRAINT", () => notFound()],
]);

/** Errors for which Fastify or a plugin of it blames the caller, such as an aborted body. */
function isRefusal(error: Error): boolean {
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === "number" && status >= 400 && status < 500;
}

/** The body is not JSON at all. */
export function malformedJson(): DomainError {
  return invalid({ body: ["The data sent is not valid JSON."] });
}

/** The error's code, or that of what the query builder wrapped. */
function codeOf(error: Error): string {
  const own = (error as { code?: unknown }).code;
  if (typeof own === "string") return own;
  const cause = (error.cause as { code?: unknown } | undefined)?.code;
  return typeof cause === "string" ? cause : "";
}

/** Where an unexpected error was thrown, for the error screen outside production. */
function throwSite(error: unknown): { file?: string; line?: number } {
  const frame =
    error instanceof Error
      ? /\(?(?:file:\/\/)?([^\s()]+):(\d+):\d+\)?$/m.exec(error.stack ?? "")
      : null;
  return frame?.[1] ? { file: frame[1], line: Number(frame[2]) } : {};
}

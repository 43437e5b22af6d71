import { createHash } from "node:crypto";

import type { FastifyRequest } from "fastify";

import { invalid } from "../errors/domain-error.ts";
import type { IdempotentCall } from "../idempotency/with-idempotency.ts";

const HEADER = "idempotency-key";

/**
 * The call that a request's `Idempotency-Key` makes idempotent; null without that header.
 * @param content the request apart from its address: the body, or a hash of the upload
 * @throws `invalid` when the key is not 1 to 100 printable ASCII characters
 */
export function readIdempotentCall(
  request: FastifyRequest,
  content: unknown,
): IdempotentCall | null {
  const key = request.headers[HEADER];
  if (key === undefined || !request.actor) return null;
  if (typeof key !== "string" || !/^[\x21-\x7e]{1,100}$/.test(key)) {
    throw invalid({ [HEADER]: ["This value is not valid."] });
  }
  const asked = JSON.stringify([request.method, request.url, content], sortKeys);
  const fingerprint = createHash("sha256").update(asked).digest("base64url");
  return { userId: request.actor.id, key, fingerprint };
}

/** The order of fields does not matter. */
function sortKeys(_: string, value: unknown): unknown {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

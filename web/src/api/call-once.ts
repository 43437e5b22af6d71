import type { Endpoint, EndpointOutput } from "@paso/contract";

import { keepJson, readJson } from "../storage/json.ts";
import { tabStore } from "../storage/tab-store.ts";
import { ApiError } from "./api-error.ts";
import { call, type CallInput } from "./call.ts";
import { randomKey } from "./random-key.ts";

/** Session storage name: keys of unanswered calls survive a reload of this tab. */
const NAME = "unanswered-calls";

/**
 * Calls an endpoint that creates something, idempotently: until an answer comes, sending the same again,
 * after a lost connection or by a double click, repeats this call instead of creating a second one. Fails as
 * `call` does.
 * @example const { redirect_to } = await callOnce(createModule, { params: { courseId }, body });
 */
export function callOnce<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<EndpointOutput<E>> {
  const { params, body } = input as { params?: unknown; body?: unknown };
  return sendOnce([endpoint.name, params, body], (headers) =>
    call(endpoint, { ...input, headers }),
  );
}

/**
 * The same for requests sent in another way.
 * @param asked the request as JSON: equal JSON means the same call
 * @param send sends it with these headers
 */
export async function sendOnce<Answer>(
  asked: unknown,
  send: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const name = hashOf(JSON.stringify(asked, inOneOrder));
  const key = readKeys()[name] ?? randomKey();
  writeKeys({ ...readKeys(), [name]: key });
  try {
    const answer = await send({ "idempotency-key": key });
    forget(name);
    return answer;
  } catch (error) {
    // A refusal is an answer, too; after a network or server error the call may have been carried out.
    if (error instanceof ApiError && error.status < 500) forget(name);
    throw error;
  }
}

function forget(name: string): void {
  const { [name]: _, ...others } = readKeys();
  writeKeys(others);
}

function readKeys(): Record<string, string> {
  return (readJson(tabStore, NAME) ?? {}) as Record<string, string>;
}

function writeKeys(keys: Record<string, string>): void {
  keepJson(tabStore, NAME, keys);
}

/** A restored draft may have its fields in another order. */
function inOneOrder(_: string, value: unknown): unknown {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A short hash of a long text: two rounds of FNV-1a. The server decides whether two calls are the same. */
function hashOf(text: string): string {
  return [0x811c9dc5, 0x1b873593]
    .map((start) => {
      let hash = start;
      for (let at = 0; at < text.length; at++) {
        hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      }
      return (hash >>> 0).toString(36);
    })
    .join("-");
}

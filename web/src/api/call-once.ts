import type { Endpoint, EndpointOutput } from "@paso/contract";

import { keepJson, readJson } from "../storage/json.ts";
import { tabStore } from "../storage/tab-store.ts";
import { ApiError } from "./api-error.ts";
import { call, type CallInput } from "./call.ts";
import { randomKey } from "./random-key.ts";

/** Where the keys of calls without a response outlive a reload of this tab. */
const NAME = "unanswered-calls";

/**
 * Calls an endpoint that makes something: until an answer comes, anyone who sends the same again, after a
 * lost connection or by a second click, repeats this call instead of making another of it.
 * Failures are those of `call`.
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
 * The same for what is sent in another way.
 * @param asked what is sent, as JSON has it: what is the same is one call
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
    // A refusal is an answer, too; after a failure on the way it may have been done.
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

/** What a draft brings back may have its fields in another order. */
function inOneOrder(_: string, value: unknown): unknown {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A short name for a long text: two rounds of FNV-1a. Whether it is the same is for the server to say. */
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

import {
  getSession,
  pathOf,
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  type ErrorBody,
} from "@paso/contract";

import { ApiError, ConnectionError } from "./api-error.ts";
import { takePrefetchedResponse } from "./prefetched-responses.ts";
import { sessionEnded } from "./session-end.ts";
import { DUE_FIRST } from "./transient-error.ts";

const TIMEOUT_MS = 20_000;
const TOKEN_EXPIRED = 419;
type PathParams<P> = { [Key in keyof P]: string | number };
type Given<P, Q, B> = (P extends object ? { params: PathParams<P> } : { params?: never }) &
  (Q extends object ? { query?: Q } : { query?: never }) &
  (B extends object ? { body: B } : { body?: never });

/** Input of a call to an endpoint. */
export type CallInput<E extends Endpoint> = Given<
  EndpointInput<E>["params"],
  EndpointInput<E>["query"],
  EndpointInput<E>["body"]
> & {
  /** Headers in addition to the default ones. */
  headers?: Readonly<Record<string, string>>;
  /** Aborts the call, as TanStack Query does when the response is no longer needed. */
  signal?: AbortSignal;
  /** A call in the background: it outlives the page and never asks to sign in again. */
  background?: boolean;
};

type CallArguments<E extends Endpoint> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** This browser's CSRF token, renewed by every answer that carries one. */
let csrfToken: string | null = null;

/** The signed-in user, according to the latest answer that named one. */
let userId: number | null = null;

/**
 * Calls the API: the only code in the browser that fetches. An outdated CSRF token is renewed and the call
 * repeated once; if the session has ended, or a new password or the current one is required, the call waits
 * until the person has dealt with it, then is repeated once.
 * @throws {ApiError} the server refused
 * @throws {ConnectionError} no answer came
 * @example const { courses } = await call(listCourses, { query: { ignoreStatus: "true" } });
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input]: CallArguments<E>
): Promise<EndpointOutput<E>> {
  const given = (input ?? {}) as RequestInput;
  return await exchange(endpoint, () => request(endpoint, given), given.background);
}

/**
 * Sends a request as often as needed: again with a fresh token, and again once the person signed in again,
 * chose a new password or confirmed their identity.
 * @param send makes one attempt; it reads {@link requestHeaders} each time
 * @param background does not prompt the person if the session has ended
 */
export async function exchange<E extends Endpoint>(
  endpoint: E,
  send: () => Promise<Response>,
  background = false,
): Promise<EndpointOutput<E>> {
  if (endpoint.method !== "GET" && csrfToken === null) await call(getSession);
  let response = await send();
  if (response.status === TOKEN_EXPIRED) {
    const refused = response;
    const sender = userId;
    await call(getSession);
    // Another person signed in in another tab: this input must not be sent in their name.
    const isAnother = sender !== null && userId !== null && userId !== sender;
    const signsIn = endpoint.path === getSession.path;
    if (isAnother && !signsIn && !(await sessionEnded())) throw await readError(refused);
    response = await send();
  }
  if (response.status === 401 && !background && (await sessionEnded())) response = await send();
  if (response.status === 403 && !background) {
    // Read at once: the wait may outlast the timeout, after which there is nothing to be read.
    const refused = await readError(response);
    const { code } = refused.body;
    const due = code === "reauthentication_required" ? "confirm-identity" : DUE_FIRST[code];
    if (due === undefined || !(await sessionEnded(due))) throw refused;
    response = await send();
  }
  if (!response.ok) throw await readError(response);
  const answer: unknown = await response.json();
  rememberSession(answer);
  return answer as EndpointOutput<E>;
}

interface RequestInput {
  params?: Record<string, string | number>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  background?: boolean;
}

async function request(
  { method, path }: Endpoint,
  { params, query, body, headers: more, signal, background = false }: RequestInput,
): Promise<Response> {
  const headers = { ...requestHeaders(method), ...more };
  if (body !== undefined) headers["content-type"] = "application/json";
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const address = pathOf(path, params) + queryString(query);
  try {
    const early = method === "GET" ? await takePrefetchedResponse(address) : null;
    if (early) return early;
    return await fetch(address, {
      method,
      headers,
      keepalive: background,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    if (timeout.aborted) throw new ConnectionError("timeout", error);
    throw noAnswer(error);
  }
}

/** Headers that the server expects in every request. */
export function requestHeaders(method: Endpoint["method"]): Record<string, string> {
  return {
    accept: "application/json",
    "accept-language": document.documentElement.lang,
    "x-requested-with": "XMLHttpRequest",
    ...(method !== "GET" && csrfToken !== null && { "x-csrf-token": csrfToken }),
  };
}

/** Why no answer came, unless the caller aborted. */
export function noAnswer(cause: unknown): ConnectionError {
  return new ConnectionError(navigator.onLine ? "unreachable" : "offline", cause);
}

function queryString(query: RequestInput["query"] = {}): string {
  const given = Object.entries(query).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

function rememberSession(answer: unknown): void {
  if (typeof answer !== "object" || answer === null || !("csrf_token" in answer)) return;
  type Session = EndpointOutput<typeof getSession>;
  const { csrf_token: token, user } = answer as Pick<Session, "csrf_token"> & Partial<Session>;
  csrfToken = token;
  // The answer to a new password carries only a new token.
  if (user !== undefined) userId = user?.id ?? null;
}

/** A proxy may answer in its own format: then the status must do. */
async function readError(response: Response): Promise<ApiError> {
  const { status, statusText, headers } = response;
  const unreadable = { message: statusText, code: `http_${status}` };
  const body = (await response.json().catch(() => unreadable)) as ErrorBody;
  const retryAfter = Number(headers.get("retry-after"));
  return new ApiError(status, statusText, body, retryAfter, headers.get("x-request-id"));
}

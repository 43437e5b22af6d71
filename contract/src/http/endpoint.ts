import type { z } from "zod";

import type { TokenScope } from "./token-scope.ts";

/** HTTP methods used by the API. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * One call of the JSON API: the single source of its path, input and response. The server registers
 * it, the browser calls it, and the OpenAPI document describes it.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  /** Name of the operation, unique over the whole API; OpenAPI's `operationId`. */
  name: string;
  method: Method;
  /** Path with `:name` placeholders, one per key of `params`. */
  path: string;
  /** One English sentence for the API document. */
  summary: string;
  /** Path parameters; an invalid one is a 404. */
  params?: Params;
  /** Query parameters; an invalid one is a 422. */
  query?: Query;
  /** JSON body; an invalid one is a 422. */
  body?: Body;
  /**
   * A form with files (multipart) instead of a JSON body: the key of its file. If there may be several,
   * the key contains `{placeholders}`.
   */
  files?: string;
  /** Media type of a binary body instead of a JSON body. */
  bytes?: string;
  /**
   * Whether a repeated call would create something twice. Such a call takes an `Idempotency-Key`
   * header; if repeated with the same key, it gets the first response.
   */
  idempotent?: boolean;
  /** Further request headers that it reads, each with what it is for. */
  headers?: Readonly<Record<string, string>>;
  /**
   * Body of the 200 response; `"file"` for a file's bytes, `"events"` for a stream of events, and
   * `"empty"` for none (204).
   */
  response: Response | "file" | "events" | "empty";
  /** Media types of the file, if the response is one and they are known; without, a file of any type. */
  fileTypes?: readonly string[];
  /** JSON of each event, if the response is a stream of them. */
  event?: z.ZodType;
  /** Whether it needs no session. */
  isOpen?: boolean;
  /** Scope that a personal token needs for this call; without it, no token may make it. Only for reads. */
  scope?: TokenScope;
  /** Error statuses beyond those every call can have (401, 403, 413, 415, 419, 422, 429, 503). */
  errors?: readonly number[];
}

/** Declares an endpoint, keeping the exact types of its schemas. */
export function endpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType = z.ZodUndefined,
>(definition: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return definition;
}

/** A client's arguments to a call: schema inputs, before parsing. */
export type EndpointInput<E extends Endpoint> =
  E extends Endpoint<infer P, infer Q, infer B>
    ? { params: z.input<P>; query: z.input<Q>; body: z.input<B> }
    : never;

/** The body of a call's response. */
export type EndpointOutput<E extends Endpoint> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never;

/** Fills a path's placeholders: `pathOf("/api/x/:id", { id: 3 })` is `/api/x/3`. */
export function pathOf(
  path: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}

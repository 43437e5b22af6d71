import type { Endpoint } from "@paso/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";

import type { Context } from "../context.ts";
import { invalid, notFound } from "../errors/domain-error.ts";
import { type DescribeIssues, parseInput } from "../errors/parse-input.ts";
import { withIdempotency } from "../idempotency/with-idempotency.ts";
import type { Principal } from "../principal.ts";
import { readIdempotentCall } from "./read-idempotent-call.ts";

/** The argument of a route's functions. */
export interface Call<Params> {
  ctx: Context;
  /** Null only if the action's rule admits anyone. */
  actor: Principal | null;
  params: Params;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Output<R> = R extends z.ZodType ? z.input<R> : unknown;

interface RouteOptions<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R, Subject> {
  /** The entry of the policy table that says who may call. */
  action: string;
  /** Largest body, in bytes. */
  bodyLimit?: number;
  /** Whether it waits in a bounded queue of its own, for example for a hash: others then run meanwhile. */
  waits?: boolean;
  /**
   * Loads what the path names through the actor's scope, before query and body are validated:
   * anything invisible is a 404 whatever else is wrong with the call.
   */
  load?: (call: Call<z.output<P>>) => Promise<Subject>;
  /**
   * For calls that load within their own transaction: runs instead of `load`, and only if query or
   * body are invalid, to refuse what is not visible first.
   */
  authorizeBeforeValidation?: (call: Call<z.output<P>>) => Promise<unknown>;
  /** How an invalid body is refused, if the names of its fields do not say enough. */
  describeIssues?: DescribeIssues;
  handle: (
    call: Call<z.output<P>> & { subject: Subject; query: z.output<Q>; body: z.output<B> },
  ) => Promise<Output<R>>;
}

/**
 * Registers an endpoint of the contract. The order of refusals is fixed: 401, 403, 419, 415 and
 * 413 before anything is read, then 404, then 422.
 */
export function route<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  Subject = undefined,
>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, R>,
  options: RouteOptions<P, Q, B, R, Subject>,
): void {
  // A form is read by its handler, which deals with repeats itself.
  const isIdempotent = endpoint.idempotent === true && endpoint.files === undefined;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: {
      action: options.action,
      ...(endpoint.scope && { scope: endpoint.scope }),
      isEventStream: endpoint.response === "events",
      waits: options.waits ?? false,
    },
    ...(options.bodyLimit ? { bodyLimit: options.bodyLimit } : {}),
    // Compression would buffer events.
    ...(endpoint.response === "events" ? { compress: false } : {}),
    handler: async (request, reply) => {
      const params = parsePath(endpoint.params, request.params);
      const call = { ctx: app.context, actor: request.actor, params, request, reply };
      const subject = (await options.load?.(call)) as Subject;
      let input;
      try {
        input = readInput(endpoint, request, options.describeIssues);
      } catch (refusal) {
        await options.authorizeBeforeValidation?.(call);
        throw refusal;
      }
      // Responses are personal and current; files set their own header.
      if (endpoint.response !== "file") void reply.header("cache-control", "no-store");
      const idempotent = isIdempotent ? readIdempotentCall(request, request.body) : null;
      const response = await withIdempotency(app.context, idempotent, (ctx) =>
        options.handle({ ...call, ctx, subject, ...input }),
      );
      if (endpoint.response === "empty") return reply.code(204).send();
      if (app.validateResponses && typeof endpoint.response === "object")
        endpoint.response.parse(response);
      return response;
    },
  });
}

function readInput<Q extends z.ZodType, B extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, Q, B>,
  request: FastifyRequest,
  describeIssues: DescribeIssues | undefined,
): { query: z.output<Q>; body: z.output<B> } {
  return {
    query: parseQuery(endpoint.query, request.query),
    body: parseBody(endpoint.body, request.body, describeIssues),
  };
}

function parsePath<P extends z.ZodType>(schema: P | undefined, params: unknown): z.output<P> {
  if (!schema) return undefined as z.output<P>;
  const result = schema.safeParse(params);
  if (!result.success) throw notFound();
  return result.data;
}

function parseQuery<Q extends z.ZodType>(schema: Q | undefined, query: unknown): z.output<Q> {
  return (schema ? parseInput(schema, query) : undefined) as z.output<Q>;
}

/** A call without a body accepts none, or an empty object. */
function parseBody<B extends z.ZodType>(
  schema: B | undefined,
  body: unknown,
  describeIssues: DescribeIssues | undefined,
): z.output<B> {
  if (schema) return parseInput(schema, body, describeIssues);
  if (body === undefined || body === null) return undefined as z.output<B>;
  const isObject = typeof body === "object" && !Array.isArray(body);
  const fields = isObject ? Object.keys(body) : ["body"];
  if (fields.length === 0) return undefined as z.output<B>;
  throw invalid(Object.fromEntries(fields.map((field) => [field, ["This field is not known."]])));
}

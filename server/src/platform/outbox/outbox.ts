import type { SQL } from "drizzle-orm";
import type { z } from "zod";

import type { Database } from "../../database/connection.ts";
import { enqueueJobs } from "../jobs/enqueue-jobs.ts";
import { defineJob, type RunnableJob, type Urgency } from "../jobs/job.ts";

/** Something that happened in a domain, for others to react to once it is committed. */
export interface OutboxEvent<Payload> {
  /** The emitting domain and what happened, e.g. `accounts.user-created`. */
  readonly topic: string;
  readonly schema: z.ZodType<Payload>;
}

/** A job that runs for every event of a topic. */
export interface OutboxHandler<Context> extends RunnableJob<Context> {
  readonly topic: string;
  /** A condition on the data as the event is emitted; without it, the job is always added. */
  readonly onlyIf?: SQL;
}

/** Declares an event, in the `*-events.ts` of the domain that emits it. */
export function defineOutboxEvent<Payload>(
  topic: string,
  schema: z.ZodType<Payload>,
): OutboxEvent<Payload> {
  return { topic, schema };
}

interface HandlerOptions<Context, Payload> {
  /** Its owner and what it does, e.g. `mail.send-welcome`. */
  name: string;
  maxAttempts?: number;
  urgency?: Urgency;
  /**
   * A condition that is checked in the emitting transaction, for handlers that mostly have nothing to do: a
   * job would take ten times as long to find out. It sees neither later nor concurrent changes.
   */
  onlyIf?: SQL;
  run(ctx: Context, payload: Payload): Promise<unknown>;
}

/**
 * Declares how a domain reacts to an event of a lower one; listed in its `*-handlers.ts`. It runs
 * after the commit, at least once and in no particular order.
 */
export function handleOutboxEvent<Context, Payload>(
  { topic, schema }: OutboxEvent<Payload>,
  { onlyIf, ...options }: HandlerOptions<Context, Payload>,
): OutboxHandler<Context> {
  return { ...defineJob({ ...options, payload: schema }), topic, ...(onlyIf && { onlyIf }) };
}

/** Which handlers an event has: part of every context, because emitting one adds their jobs. */
export class Outbox {
  readonly #handlers: Map<string, OutboxHandler<never>[]>;

  constructor(handlers: readonly OutboxHandler<never>[] = []) {
    this.#handlers = Map.groupBy(handlers, ({ topic }) => topic);
  }

  handlersOf(topic: string): readonly OutboxHandler<never>[] {
    return this.#handlers.get(topic) ?? [];
  }
}

/**
 * Adds a job for every handler of an event, in the caller's transaction: handled at least once after
 * the commit, never after a rollback. A no-op without handlers.
 */
export async function emit<Payload>(
  ctx: { database: Database; outbox: Outbox },
  event: OutboxEvent<Payload>,
  payload: Payload,
): Promise<void> {
  await enqueueJobs(ctx, ctx.outbox.handlersOf(event.topic), payload);
}

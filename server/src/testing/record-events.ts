import { sql } from "drizzle-orm";

import type { Context } from "../platform/context.ts";
import { type OutboxEvent, handleOutboxEvent, Outbox } from "../platform/outbox/outbox.ts";

/**
 * Gives a context a handler for an event, without a worker.
 * @returns reads the payloads emitted and committed from then on
 */
export function recordEvents<Payload>(
  ctx: Context,
  event: OutboxEvent<Payload>,
): () => Promise<unknown[]> {
  const name = `test.${event.topic}`;
  ctx.outbox = new Outbox([handleOutboxEvent(event, { name, run: async () => {} })]);
  return async () => {
    const { rows } = await ctx.database.execute<{ payload: unknown }>(sql`
      select payload from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = ${name} order by job.id`);
    return rows.map(({ payload }) => payload);
  };
}

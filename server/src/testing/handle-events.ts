import { sql } from "drizzle-orm";

import type { Context } from "../platform/context.ts";
import { Outbox, type OutboxHandler } from "../platform/outbox/outbox.ts";

/**
 * Gives a context these handlers, without a worker.
 * @returns runs them for everything emitted and committed since, in order; `twice` like a worker that
 *   lost its connection before it could report success
 */
export function handleEvents(
  ctx: Context,
  handlers: readonly OutboxHandler<Context>[],
): (options?: { twice?: boolean }) => Promise<void> {
  ctx.outbox = new Outbox(handlers);
  const byName = new Map(handlers.map((handler) => [handler.name, handler]));
  return async ({ twice = false } = {}) => {
    const { rows } = await ctx.database.execute<{ id: string; name: string; payload: unknown }>(sql`
      select job.id, task.identifier as name, job.payload from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id order by job.id`);
    for (const { id, name, payload } of rows) {
      const handler = byName.get(name);
      if (!handler) continue;
      for (let time = 0; time < (twice ? 2 : 1); time += 1) await handler.run(ctx, payload);
      await ctx.database.execute(sql`delete from graphile_worker._private_jobs where id = ${id}`);
    }
  };
}

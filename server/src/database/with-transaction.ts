import type { Database } from "./connection.ts";

/**
 * Runs a use case's writes in one transaction: all of them, or none if it throws.
 * Inside, use the context it passes. Nested transactions are savepoints.
 */
export function withTransaction<Context extends { database: Database }, Result>(
  ctx: Context,
  run: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  return ctx.database.transaction((transaction) => run({ ...ctx, database: transaction }));
}

import type { Database } from "./connection.ts";

/**
 * Runs a use case's writes as one transaction: all of them, or none when it throws.
 * Inside, use the context it passes. A transaction within a transaction is a savepoint.
 */
export function withTransaction<Context extends { database: Database }, Result>(
  ctx: Context,
  run: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  return ctx.database.transaction((transaction) => run({ ...ctx, database: transaction }));
}

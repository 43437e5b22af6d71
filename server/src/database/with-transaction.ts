import type { Database } from "./connection.ts";

type Ending = () => Promise<unknown>;

/** Tasks of each running transaction for its end. */
const endings = new WeakMap<Database, Ending[]>();

/**
 * Runs a use case's writes in one transaction: all of them, or none if it throws.
 * Inside, use the context it passes. Nested transactions are savepoints.
 */
export function withTransaction<Context extends { database: Database }, Result>(
  ctx: Context,
  run: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  return ctx.database.transaction(async (transaction) => {
    const atEnd: Ending[] = [];
    endings.set(transaction, atEnd);
    const result = await run({ ...ctx, database: transaction });
    for (const end of atEnd) await end();
    return result;
  });
}

/**
 * Defers a task to the end of the transaction, before the commit; if it throws, nothing is committed.
 * @returns false, without deferring it, if `database` is no transaction of {@link withTransaction}
 */
export function beforeCommit(database: Database, task: Ending): boolean {
  const atEnd = endings.get(database);
  atEnd?.push(task);
  return atEnd !== undefined;
}

import type { Database } from "./connection.ts";

type Hook = () => Promise<unknown>;

/** What each running transaction does before its commit. */
const hooks = new WeakMap<Database, Hook[]>();

/**
 * Runs a use case's writes in one transaction: all of them, or none if it throws.
 * Inside, use the context it passes. Nested transactions are savepoints.
 */
export function withTransaction<Context extends { database: Database }, Result>(
  ctx: Context,
  run: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  return ctx.database.transaction(async (transaction) => {
    const due: Hook[] = [];
    hooks.set(transaction, due);
    const result = await run({ ...ctx, database: transaction });
    for (const hook of due) await hook();
    return result;
  });
}

/**
 * Adds a hook that runs at the end of the transaction, before the commit; if it throws, nothing is committed.
 * @returns false, without adding it, if `database` is no transaction of {@link withTransaction}
 */
export function beforeCommit(database: Database, hook: Hook): boolean {
  const due = hooks.get(database);
  due?.push(hook);
  return due !== undefined;
}

import type { Database } from "./connection.ts";

/**
 * Declares a statement that is built and planned once for each connection instead of at each use:
 * for those that run with nearly every call, inside transactions too. The name is the statement's
 * own within the product.
 *
 * @example
 * const findUser = prepareStatement((database) =>
 *   database.select().from(users).where(eq(users.id, sql.placeholder("id"))).prepare("find_user"));
 * const [user] = await findUser(ctx.database).execute({ id });
 */
export function prepareStatement<Statement extends object>(
  build: (database: Database) => Statement,
): (database: Database) => Statement {
  const prepared = new WeakMap<object, Statement>();
  return (database) => {
    const connection = connectionOf(database);
    let statement = prepared.get(connection);
    if (!statement) {
      statement = build(database);
      prepared.set(connection, statement);
    }
    return statement;
  };
}

/** The pool, or the connection of a transaction: that lasts, while `database` is each transaction's own. */
function connectionOf(database: Database): object {
  return (database._.session as unknown as { client: object }).client;
}

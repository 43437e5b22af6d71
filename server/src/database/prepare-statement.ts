import type { Database } from "./connection.ts";

/**
 * Declares a statement that is built and planned once per connection instead of on every use: for
 * statements of nearly every call, inside transactions too. The name must be unique within the
 * product.
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

/** The pool, or a transaction's connection, which outlives the transaction's own `database`. */
function connectionOf(database: Database): object {
  return (database._.session as unknown as { client: object }).client;
}

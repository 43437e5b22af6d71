import type pg from "pg";

type Query = (...args: unknown[]) => unknown;

/** Strips the names of prepared statements, so that the server does not keep them. */
export function forgetNames(client: pg.PoolClient): void {
  const named = client as unknown as { query: Query };
  const query = named.query.bind(client);
  named.query = (statement, ...rest) =>
    query(isNamed(statement) ? { ...statement, name: undefined } : statement, ...rest);
}

function isNamed(statement: unknown): statement is { name: string } {
  return typeof statement === "object" && statement !== null && "name" in statement;
}

import pg from "pg";

/** A table and its columns that are written; PostgreSQL generates the others from them. */
export interface TableColumns {
  name: string;
  columns: string[];
}

/** Our tables as visible to this connection, without those of extensions. */
export async function listTables(client: pg.ClientBase): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`);
  return rows;
}

/** Names of the sequences for row ids. */
export async function listSequences(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relkind = 'S' and relnamespace = current_schema()::regnamespace order by relname`);
  return rows.map(({ name }) => name);
}

/** Names of the applied migrations, in order; none for a database without Paso. */
export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  if (!(await hasTable(client, "drizzle.__drizzle_migrations"))) return [];
  const { rows } = await client.query<{ name: string }>(
    "select name from drizzle.__drizzle_migrations order by name",
  );
  return rows.map(({ name }) => name);
}

export async function hasTable(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>("select to_regclass($1) as found", [
    name,
  ]);
  return rows[0]?.found !== null;
}

/** For SQL: quoted identifiers. */
export function quoted(names: readonly string[]): string {
  return names.map((name) => pg.escapeIdentifier(name)).join(", ");
}

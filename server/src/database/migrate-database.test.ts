import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { OperatorError } from "../platform/errors/operator-error.ts";
import { databaseAddress, execute } from "../testing/test-database.ts";
import { openConnection } from "./connection.ts";
import { migrateDatabase } from "./migrate-database.ts";
import { users } from "./tables/index.ts";

const name = `paso_test_migrate_${process.pid}`;

describe("migrateDatabase", () => {
  const server = inject("testServer").url;
  const url = databaseAddress(server, name);

  beforeAll(() => execute(server, `CREATE DATABASE ${name}`));
  afterAll(() => execute(server, `DROP DATABASE ${name} WITH (FORCE)`));

  it("applies every migration once, however many processes start together", async () => {
    await Promise.all(Array.from({ length: 6 }, () => migrateDatabase(url)));
    const connection = openConnection(url);
    const applied = await connection.pool.query("SELECT name FROM drizzle.__drizzle_migrations");
    const names = applied.rows.map((row) => row.name);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
    expect(await connection.database.$count(users)).toBe(0);
    await connection.close();
  });

  it("indexes every column that refers to files, which their cleaning looks up", async () => {
    const connection = openConnection(url);
    const { rows } = await connection.pool.query(
      `SELECT c.conrelid::regclass || '.' || a.attname AS column,
         EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = a.attnum) AS indexed
       FROM pg_constraint c
       JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
       WHERE c.contype = 'f' AND c.confrelid = 'files'::regclass
       ORDER BY 1`,
    );
    await connection.close();
    expect(rows.map(({ column }) => column)).toContain("section_files.file_id");
    expect(rows.filter(({ indexed }) => !indexed)).toEqual([]);
  });

  it("names the remedy where its user may not create anything", async () => {
    const guest = `${name}_guest`;
    const plain = `${name}_plain`;
    await execute(server, `CREATE ROLE ${guest} LOGIN PASSWORD 'guest'`);
    await execute(server, `CREATE DATABASE ${plain}`);
    const refused = migrateDatabase(databaseAddress(signedInAs(server, guest), plain));
    await expect(refused).rejects.toThrow(OperatorError);
    await expect(refused).rejects.toThrow(
      `Make it the owner: ALTER DATABASE "${plain}" OWNER TO "${guest}".`,
    );
    await execute(server, `ALTER DATABASE "${plain}" OWNER TO "${guest}"`);
    await migrateDatabase(databaseAddress(signedInAs(server, guest), plain));
    await execute(server, `DROP DATABASE ${plain} WITH (FORCE)`);
    await execute(server, `DROP ROLE ${guest}`);
  });

  it("refuses a database that a newer version has changed", async () => {
    await execute(
      url,
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at, name)
       VALUES ('x', 4102444800000, '21000101000000_future')`,
    );
    await expect(migrateDatabase(url)).rejects.toThrow(
      "A newer version of Paso has changed this database (21000101000000_future)",
    );
  });
});

/** A server's URL for another user, whose password is `guest`. */
function signedInAs(server: string, user: string): string {
  const address = server.replace(/^(postgres(?:ql)?:\/\/)(?:[^@/?]*@)?/, "$1");
  const { host } = new URL(address);
  if (host === "") return address.replace(/([?&]user=)[^&]*/, `$1${user}&password=guest`);
  return address.replace("://", `://${user}:guest@`);
}

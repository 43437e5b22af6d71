import { type Connection, openConnection } from "../database/connection.ts";
import { type FreezingProxy, startFreezingProxy } from "./freezing-proxy.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

/** A connection to a database of its own, through a proxy that counts packets and can go silent. */
export interface ProxiedConnection {
  database: TestDatabase;
  proxy: FreezingProxy;
  connection: Connection;
  close(): Promise<void>;
}

/** Opens a pool of so many connections whose statements may take half a second. */
export async function openThroughProxy(size: number): Promise<ProxiedConnection> {
  const database = await createTestDatabase();
  const proxy = await startFreezingProxy(database.url);
  const connection = openConnection(proxy.url, { size, statementTimeout: 500 });
  return {
    database,
    proxy,
    connection,
    async close() {
      await connection.close();
      await proxy.close();
      await database.drop();
    },
  };
}

import pg from "pg";

/** A connection without the limits of requests: copying a table may take any time. */
export async function connect(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    keepAlive: true,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  // A broken connection fails its running query.
  client.on("error", () => {});
  await client.connect();
  return client;
}

import pg from "pg";

import { fault, type Finding, ok, warning } from "./finding.ts";

/** A pooler between requests and the database: whether it works, where it leads, and its limits. */
export async function checkPooler(pooledUrl: string, directUrl: string): Promise<Finding> {
  try {
    const [pooled, direct] = await Promise.all([look(pooledUrl), look(directUrl)]);
    if (pooled.identity !== direct.identity) {
      return fault(
        "pooler",
        "DATABASE_URL and PASO_DATABASE_DIRECT_URL lead to different databases.",
        "Have both lead to the same one, the former through the pooler.",
      );
    }
    if (pooled.limit === "0") {
      return warning(
        "pooler",
        "Statements through it have no limit of time, so that one can hold a connection for ever.",
        "Give it a connect_query that sets statement_timeout; docs/operations.md has one.",
      );
    }
    return ok("pooler", "It leads to the database and bounds how long a statement may take.");
  } catch (error) {
    return fault(
      "pooler",
      `The database cannot be reached through DATABASE_URL (${(error as Error).message}).`,
      "Start the pooler, or correct DATABASE_URL.",
    );
  }
}

async function look(url: string): Promise<{ identity?: string; limit?: string }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ identity: string; limit: string }>(`
      select current_setting('statement_timeout') as "limit",
        pg_postmaster_start_time()::text || ' ' || current_database() as identity`);
    return rows[0] ?? {};
  } finally {
    await client.end().catch(() => {});
  }
}

import type pg from "pg";

/**
 * The product's background work: flushing views of opinions, polling jobs and settings, and its heartbeat.
 */
const BACKGROUND = [
  "% set views = p.views + %",
  "%graphile_worker%",
  '%from "site_settings" where "site_settings"."version" >%',
  '%into "processes"%',
  '%from "processes"%',
];

/** How often each statement was executed, by its text. */
export type StatementCounts = Map<string, number>;

/** Makes the database count statements, its own transactions' begin and commit included. */
export async function prepareCounting(client: pg.Client): Promise<void> {
  await client.query("create extension if not exists pg_stat_statements");
}

/**
 * Counts the statements that all others execute while something runs; nothing else may use the
 * database meanwhile.
 */
export async function countStatements(
  client: pg.Client,
  run: () => Promise<unknown>,
): Promise<StatementCounts> {
  await setTracking(client, "top");
  await client.query("select pg_stat_statements_reset()");
  await run();
  await setTracking(client, "none");
  const { rows } = await client.query<{ query: string; calls: number }>(
    `select query, calls::int from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
       and query not like all ($1)
     order by calls desc, query`,
    [BACKGROUND],
  );
  return new Map(rows.map(({ query, calls }) => [query, calls]));
}

/** Turns counting on or off for every session but our own. */
async function setTracking(client: pg.Client, track: "top" | "none"): Promise<void> {
  await client.query("set pg_stat_statements.track = 'none'");
  await client.query(`alter system set pg_stat_statements.track = '${track}'`);
  await client.query("select pg_reload_conf()");
  // Time for the reload: each session applies the setting before its next statement.
  await client.query("select pg_sleep(0.2)");
}

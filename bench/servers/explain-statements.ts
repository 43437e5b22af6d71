import { open } from "node:fs/promises";
import { join } from "node:path";

import type pg from "pg";

/** A line of the database's configuration, which enables explaining. */
export const EXPLAINING = "shared_preload_libraries = 'pg_stat_statements,auto_explain'";

/** The product's background work. */
const BACKGROUND = /graphile_worker|set views = p.views|"site_settings"|processes|outbox/;

/** The database's work for a call. */
export interface Work {
  /** The most rows that one plan node read, including discarded ones. */
  read: number;
  /** The most rows that were sorted at once. */
  sorted: number;
  /** Tables of which more than {@link MANY} rows were scanned without an index. */
  scanned: string[];
}

/** Tables with more rows than this are not mere settings. */
const MANY = 200;

/** A plan node of `explain (analyze, format json)`. */
interface Step {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Join Filter"?: number;
  Plans?: Step[];
}

/** Runs something, and summarizes the database's work meanwhile from the plans of all its statements. */
export async function explainStatements(
  client: pg.Client,
  run: () => Promise<unknown>,
): Promise<Work> {
  const { rows } = await client.query<{ data_directory: string }>("show data_directory");
  await setExplaining(client, 0);
  const log = await open(join(rows[0]!.data_directory, "../server.log"));
  try {
    const before = (await log.stat()).size;
    await run();
    await setExplaining(client, -1);
    const { size } = await log.stat();
    const { buffer } = await log.read(Buffer.alloc(size - before), 0, size - before, before);
    return summarise(readPlans(buffer.toString()));
  } finally {
    await log.close();
  }
}

/** Turns explaining on or off for every session but our own. */
async function setExplaining(client: pg.Client, fromMilliseconds: 0 | -1): Promise<void> {
  await client.query("set auto_explain.log_min_duration = -1");
  for (const [name, value] of [
    ["log_analyze", "on"],
    ["log_timing", "off"],
    ["log_format", "json"],
    ["log_min_duration", fromMilliseconds],
  ] as const) {
    await client.query(`alter system set auto_explain.${name} = '${value}'`);
  }
  await client.query("select pg_reload_conf()");
  // Each session applies the setting before its next statement.
  await client.query("select pg_sleep(0.2)");
}

/** The plans in a part of the log, whose further lines begin with a tab. */
function readPlans(log: string): Step[] {
  return [...log.matchAll(/LOG: {2}duration: [\d.]+ ms {2}plan:\n((?:\t.*\n)+)/g)].flatMap(
    ([, json = ""]) => {
      const explained = JSON.parse(json) as { "Query Text": string; Plan: Step };
      return BACKGROUND.test(explained["Query Text"]) ? [] : [explained.Plan];
    },
  );
}

function summarise(plans: readonly Step[]): Work {
  const work: Work = { read: 0, sorted: 0, scanned: [] };
  const visit = (step: Step) => {
    const removed =
      (step["Rows Removed by Filter"] ?? 0) + (step["Rows Removed by Join Filter"] ?? 0);
    const read = Math.round((step["Actual Rows"] + removed) * step["Actual Loops"]);
    work.read = Math.max(work.read, read);
    if (step["Node Type"] === "Seq Scan" && read > MANY) {
      work.scanned.push(step["Relation Name"] ?? "");
    }
    for (const below of step.Plans ?? []) {
      if (step["Node Type"].endsWith("Sort")) {
        const sorted = Math.round(below["Actual Rows"] * below["Actual Loops"]);
        work.sorted = Math.max(work.sorted, sorted);
      }
      visit(below);
    }
  };
  for (const plan of plans) visit(plan);
  return work;
}

import { open } from "node:fs/promises";
import { join } from "node:path";

import type pg from "pg";

/** A line of the database's configuration, without which it cannot explain what it does. */
export const EXPLAINING = "shared_preload_libraries = 'pg_stat_statements,auto_explain'";

/** What the product does without a call. */
const BACKGROUND = /graphile_worker|set views = p.views|"site_settings"|processes|outbox/;

/** What the database did for a call. */
export interface Work {
  /** The most rows that one step of a plan read, with those it threw away. */
  read: number;
  /** The most rows that were sorted at once. */
  sorted: number;
  /** Tables of which more than {@link MANY} rows were read without an index. */
  scanned: string[];
}

/** Beyond so many rows, a table is not one of a few settings. */
const MANY = 200;

/** A step of a plan, as `explain (analyze, format json)` says it. */
interface Step {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Join Filter"?: number;
  Plans?: Step[];
}

/** Runs something, and says from the plans of all its statements what the database did meanwhile. */
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
  // Each session takes the setting up before its next statement.
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

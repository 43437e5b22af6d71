import type pg from "pg";

import type { Case, ServerName } from "./load/operations.ts";
import type { Load } from "./load/start-load.ts";
import type { RequestSupply } from "./request-supply.ts";
import {
  countStatements,
  prepareCounting,
  type StatementCounts,
} from "./servers/count-statements.ts";

/** Requests over which statements are counted. */
const COUNTED = 20;

/**
 * Counts the statements that product and bare server execute for one call of each operation.
 * @returns statements a call, by operation
 * @throws when the two differ, naming the product's
 */
export async function assertEqualStatements(
  client: pg.Client,
  load: Load,
  supply: RequestSupply,
  cases: Case[],
  origins: Record<ServerName, string>,
): Promise<Record<string, number>> {
  await prepareCounting(client);
  const counts: Record<string, number> = {};
  for (const operation of new Set(cases.map((one) => one.operation))) {
    const found = new Map<ServerName, StatementCounts>();
    for (const measured of cases.filter((one) => one.operation === operation)) {
      const requests = supply.take(measured, COUNTED).slice(0, COUNTED);
      const order = { origin: origins[measured.server], requests, students: 1, repeat: false };
      const counted = await countStatements(client, () => load.send({ ...order, limit: 30_000 }));
      supply.count(measured, COUNTED);
      found.set(measured.server, counted);
    }
    const product = callsOf(found.get("product"));
    const bare = callsOf(found.get("bare"));
    if (product !== bare || !Number.isInteger(product)) {
      throw new Error(
        `"${operation}": ${product} statements a call in the product and ${bare} in the bare route; ` +
          `bring servers/bare-server.ts in line. The product's:\n${describe(found.get("product"))}\n` +
          `The bare route's:\n${describe(found.get("bare"))}`,
      );
    }
    counts[operation] = product;
  }
  return counts;
}

function callsOf(counts: StatementCounts = new Map()): number {
  return counts.values().reduce((sum, calls) => sum + calls, 0) / COUNTED;
}

function describe(counts: StatementCounts = new Map()): string {
  return [...counts]
    .map(([query, calls]) => `${(calls / COUNTED).toFixed(2)}x ${query.replace(/\s+/g, " ")}`)
    .join("\n");
}

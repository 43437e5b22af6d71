import { Command } from "commander";

import { openDatabase } from "../database/open-database.ts";
import { type MigrationPlan, planMigrations } from "../database/plan-migrations.ts";
import { type Config, readConfig } from "../platform/config/config.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";
import { requireDatabase } from "./require-database.ts";
import { withSiteOrNew } from "./with-site.ts";

export const migrateCommand = new Command("migrate")
  .description("bring the database to the state this version expects; start does so too")
  .option("--plan", "say what that would do, and change nothing")
  .option("--sql", "with --plan: print its SQL as well")
  .action(async ({ plan = false, sql = false }: { plan?: boolean; sql?: boolean }) => {
    if (sql && !plan) throw new OperatorError("--sql belongs to --plan.");
    if (plan) {
      console.log(describePlan(await readPlan(requireDatabase(readConfig())), sql));
      return;
    }
    await withSiteOrNew(async () => {});
    console.log("The database is up to date.");
  });

async function readPlan(config: Config): Promise<MigrationPlan> {
  const database = await openDatabase(config);
  try {
    return await planMigrations(database.url);
  } finally {
    await database.close();
  }
}

const MEANING = {
  breaks: "may fail what processes of the earlier version do",
  blocks: "holds up others while it runs",
};

function describePlan({ migrations, queue }: MigrationPlan, withSql: boolean): string {
  if (migrations.length === 0 && !queue) return "The database is up to date.";
  const lines = migrations.flatMap(({ name, sql, concerns }) => [
    name,
    ...concerns.map(({ kind, statement }) => `  ${kind}: ${statement}`),
    ...(withSql ? [sql.trim().replaceAll(/^/gm, "    ")] : []),
  ]);
  if (queue) lines.push("the schema of the job queue (graphile_worker)");
  const found = migrations.flatMap(({ concerns }) => concerns.map(({ kind }) => kind));
  const summary = (["breaks", "blocks"] as const)
    .filter((kind) => found.includes(kind))
    .map((kind) => `${kind}: ${MEANING[kind]}.`);
  if (!found.includes("breaks")) {
    summary.push("Nothing here fails what processes of the earlier version do.");
  }
  return [`Would run ${migrations.length}:`, ...lines, "", ...summary].join("\n");
}

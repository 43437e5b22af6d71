/** The `paso` command: one file a subcommand. */
import { Command } from "commander";

import server from "../../package.json" with { type: "json" };
import { OperatorError } from "../platform/errors/operator-error.ts";
import { exportCommand } from "./export.ts";
import { importCommand } from "./import.ts";
import { migrateCommand } from "./migrate.ts";
import { startCommand } from "./start.ts";
import { createUserCommand } from "./user-create.ts";
import { enrolUserCommand } from "./user-enrol.ts";
import { workCommand } from "./work.ts";

const program = new Command("paso")
  .version(server.version)
  .description("Paso, an online course platform. Its settings come from the environment.")
  .addCommand(startCommand)
  .addCommand(workCommand)
  .addCommand(migrateCommand)
  .addCommand(importCommand)
  .addCommand(exportCommand)
  .addCommand(
    new Command("user")
      .description("manage accounts")
      .addCommand(createUserCommand)
      .addCommand(enrolUserCommand),
  );

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  // Not by itself: signals that nobody waits for any more may keep the process alive.
  process.exit(1);
}

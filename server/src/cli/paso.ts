/** The `paso` command: one file per subcommand. */
import { Command } from "commander";

import server from "../../package.json" with { type: "json" };
import { OperatorError } from "../platform/errors/operator-error.ts";

/** A command brings its part of the product along: only the one that is asked for is loaded. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => (await import("./start.ts")).startCommand,
  work: async () => (await import("./work.ts")).workCommand,
  migrate: async () => (await import("./migrate.ts")).migrateCommand,
  import: async () => (await import("./import.ts")).importCommand,
  export: async () => (await import("./export.ts")).exportCommand,
  user: async () => (await import("./user.ts")).userCommand,
};

const program = new Command("paso")
  .version(server.version)
  .description("Paso, an online course platform. Its settings come from the environment.");
const [name = ""] = process.argv.slice(2);
for (const [known, load] of Object.entries(COMMANDS)) {
  if (name === known || !Object.hasOwn(COMMANDS, name)) program.addCommand(await load());
}

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  // Signal handlers with no one waiting may keep the process alive.
  process.exit(1);
}

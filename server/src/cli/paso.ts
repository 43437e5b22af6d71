/** The `paso` command: one file per subcommand. */

import { translateMessage } from "@paso/contract";
import { Command } from "commander";

import server from "../../package.json" with { type: "json" };
import { DomainError } from "../platform/errors/domain-error.ts";
import { findOutage } from "../platform/errors/find-outage.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";

/** Loaded lazily: a command imports its part of the product, so only the requested one is. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => (await import("./start.ts")).startCommand,
  work: async () => (await import("./work.ts")).workCommand,
  migrate: async () => (await import("./migrate.ts")).migrateCommand,
  doctor: async () => (await import("./doctor.ts")).doctorCommand,
  backup: async () => (await import("./backup.ts")).backupCommand,
  restore: async () => (await import("./restore.ts")).restoreCommand,
  files: async () => (await import("./files.ts")).filesCommand,
  import: async () => (await import("./import.ts")).importCommand,
  export: async () => (await import("./export.ts")).exportCommand,
  site: async () => (await import("./site.ts")).siteCommand,
  "badge-keys": async () => (await import("./badge-keys.ts")).badgeKeysCommand,
  user: async () => (await import("./user.ts")).userCommand,
};

const program = new Command("paso")
  .version(server.version)
  .description("Paso, an online course platform. Its settings come from the environment.");
const [name = ""] = process.argv.slice(2);
for (const [known, load] of Object.entries(COMMANDS)) {
  if (name === known || !Object.hasOwn(COMMANDS, name)) program.addCommand(await load());
}

process.stdout.on("error", endUnread);
try {
  await program.parseAsync();
} catch (error) {
  console.error(describe(error));
  // Signal handlers that no one awaits may keep the process alive.
  process.exit(1);
}

/** Such as `paso doctor | head`. */
function endUnread(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  process.exit();
}

/** A sentence for an error that an operator can fix, any other error as it is. */
function describe(error: unknown): unknown {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof DomainError) {
    return translateMessage(error.text, "en", error.details.values);
  }
  if (error instanceof Error && findOutage(error) === "disk_full") {
    return `The disk is full (${error.message}).`;
  }
  // A file or folder that cannot be used: the message names it and says why.
  if (error instanceof Error && "syscall" in error && "path" in error) return `${error.message}.`;
  return error;
}

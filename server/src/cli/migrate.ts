import { Command } from "commander";

import { readConfig } from "../platform/config/config.ts";
import { withSite } from "./with-site.ts";

export const migrateCommand = new Command("migrate")
  .description("bring the database to the state this version expects; start does so too")
  .action(async () => {
    await withSite(readConfig(), async () => {});
    console.log("The database is up to date.");
  });

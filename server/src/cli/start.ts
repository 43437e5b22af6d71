import { Command } from "commander";

import { serveSite } from "../main.ts";
import { readConfig } from "../platform/config/config.ts";

export const startCommand = new Command("start")
  .description("serve the site, and start its database unless DATABASE_URL names one")
  .action(async () => {
    await serveSite(readConfig());
    // Does not wait for a build or an import in progress.
    process.exit();
  });

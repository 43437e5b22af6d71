import { Command } from "commander";

import { listUsers } from "../domains/accounts/index.ts";
import { withSite } from "./with-site.ts";

/** Tab-separated, for other programs to parse. */
export const listUsersCommand = new Command("list")
  .description("list accounts: address, role, name, and whether it is disabled")
  .action(() =>
    withSite(async ({ context }) => {
      for (const { email, role, firstName, lastName, disabledAt } of await listUsers(context)) {
        const name = `${firstName} ${lastName}`.trim();
        console.log([email, role, name, disabledAt ? "disabled" : "active"].join("\t"));
      }
    }),
  );

import { role, type Role } from "@paso/contract";
import { Command, Option } from "commander";

import { withTransaction } from "../database/with-transaction.ts";
import { changeRole } from "../domains/accounts/index.ts";
import { recordAudit } from "../platform/audit/record-audit.ts";
import { withUser } from "./with-user.ts";

interface Options {
  email: string;
  role: Role;
}

export const changeRoleCommand = new Command("role")
  .description("give somebody another role; they have to sign in again")
  .requiredOption("--email <email>", "e-mail address of the account")
  .addOption(new Option("--role <role>").choices(role.options).makeOptionMandatory())
  .action((options: Options) =>
    withUser(options.email, async (ctx, user) => {
      await withTransaction(ctx, async (inner) => {
        await changeRole(inner, { userId: user.id, role: options.role });
        await recordAudit(inner, {
          action: "person.role_changed",
          actorId: null,
          subjectId: user.id,
          before: { role: user.role },
          after: { role: options.role },
        });
      });
      console.log(`${user.email} is ${options.role} now.`);
    }),
  );

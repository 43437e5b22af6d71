import { role, type Role } from "@paso/contract";
import { Command, Option } from "commander";

import { changeRole } from "../domains/accounts/index.ts";
import { changeUser } from "./with-user.ts";

interface Options {
  email: string;
  role: Role;
}

export const changeRoleCommand = new Command("role")
  .description("give somebody another role; they have to sign in again")
  .requiredOption("--email <email>", "e-mail address of the account")
  .addOption(new Option("--role <role>").choices(role.options).makeOptionMandatory())
  .action(async (options: Options) => {
    const email = await changeUser(options.email, async (ctx, user) => {
      await changeRole(ctx, { userId: user.id, role: options.role });
      const [before, after] = [{ role: user.role }, { role: options.role }];
      return { action: "person.role_changed", before, after };
    });
    console.log(`${email} is ${/^[aeiou]/.test(options.role) ? "an" : "a"} ${options.role} now.`);
  });

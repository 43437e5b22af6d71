import { Command } from "commander";

import { findPasswordWeakness, replacePassword } from "../domains/accounts/index.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";
import { readPassword } from "./read-password.ts";
import { changeUser } from "./with-user.ts";

interface Options {
  email: string;
}

export const resetPasswordCommand = new Command("reset-password")
  .description("give somebody a password that they must change when they sign in")
  .requiredOption("--email <email>", "e-mail address of the account")
  .requiredOption("--password-stdin", "read the password from standard input")
  .action(async (options: Options) => {
    const password = await readPassword();
    const email = await changeUser(options.email, async (ctx, user) => {
      const issue = await findPasswordWeakness(ctx, password, user);
      if (issue) throw new OperatorError(`The password was refused: ${issue}`);
      await replacePassword(ctx, { userId: user.id, password });
      return { action: "person.password_change_required" };
    });
    console.log(`${email} has a new password, to be changed at the next sign-in.`);
  });

import { Command } from "commander";

import { withTransaction } from "../database/with-transaction.ts";
import { findPasswordWeakness, replacePassword } from "../domains/accounts/index.ts";
import { recordAudit } from "../platform/audit/record-audit.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";
import { readPassword } from "./read-password.ts";
import { withUser } from "./with-user.ts";

interface Options {
  email: string;
}

export const resetPasswordCommand = new Command("reset-password")
  .description("give somebody a password that they must change when they sign in")
  .requiredOption("--email <email>", "e-mail address of the account")
  .requiredOption("--password-stdin", "read the password from standard input")
  .action(async ({ email }: Options) => {
    const password = await readPassword();
    await withUser(email, async (ctx, user) => {
      const issue = await findPasswordWeakness(ctx, password, user);
      if (issue) throw new OperatorError(`The password was refused: ${issue}`);
      await withTransaction(ctx, async (inner) => {
        await replacePassword(inner, { userId: user.id, password });
        await recordAudit(inner, {
          action: "person.password_change_required",
          actorId: null,
          subjectId: user.id,
        });
      });
      console.log(`${user.email} has a new password, to be changed at the next sign-in.`);
    });
  });

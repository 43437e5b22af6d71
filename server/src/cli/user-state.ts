import { Command } from "commander";

import { withTransaction } from "../database/with-transaction.ts";
import { disableUser, enableUser } from "../domains/accounts/index.ts";
import { recordAudit } from "../platform/audit/record-audit.ts";
import type { Context } from "../platform/context.ts";
import { type User, withUser } from "./with-user.ts";

interface Options {
  email: string;
}

export const disableUserCommand = new Command("disable")
  .description("keep somebody from signing in, and sign them out everywhere")
  .requiredOption("--email <email>", "e-mail address of the account")
  .action(({ email }: Options) =>
    withUser(email, async (ctx, user) => {
      await setDisabled(ctx, user, true);
      console.log(`${user.email} cannot sign in any more.`);
    }),
  );

export const enableUserCommand = new Command("enable")
  .description("let somebody sign in again")
  .requiredOption("--email <email>", "e-mail address of the account")
  .action(({ email }: Options) =>
    withUser(email, async (ctx, user) => {
      await setDisabled(ctx, user, false);
      console.log(`${user.email} can sign in.`);
    }),
  );

function setDisabled(ctx: Context, user: User, disabled: boolean): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    await (disabled ? disableUser : enableUser)(inner, user.id);
    await recordAudit(inner, {
      action: disabled ? "person.disabled" : "person.enabled",
      actorId: null,
      subjectId: user.id,
      before: { disabled: user.disabledAt !== null },
      after: { disabled },
    });
  });
}

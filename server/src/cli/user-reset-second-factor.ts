import { Command } from "commander";

import { withTransaction } from "../database/with-transaction.ts";
import { resetSecondFactor } from "../domains/accounts/index.ts";
import { recordAudit } from "../platform/audit/record-audit.ts";
import { withUser } from "./with-user.ts";

interface Options {
  email: string;
}

export const resetSecondFactorCommand = new Command("reset-second-factor")
  .description("remove somebody's authenticator app, recovery codes and passkeys, which they lost")
  .requiredOption("--email <email>", "e-mail address of the account")
  .action(({ email }: Options) =>
    withUser(email, async (ctx, user) => {
      await withTransaction(ctx, async (inner) => {
        await resetSecondFactor(inner, user);
        await recordAudit(inner, {
          action: "person.second_factor_reset",
          actorId: null,
          subjectId: user.id,
        });
      });
      console.log(`${user.email} signs in with the password alone now.`);
    }),
  );

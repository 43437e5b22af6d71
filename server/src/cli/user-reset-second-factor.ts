import { Command } from "commander";

import { resetSecondFactor } from "../domains/accounts/index.ts";
import { changeUser } from "./with-user.ts";

interface Options {
  email: string;
}

export const resetSecondFactorCommand = new Command("reset-second-factor")
  .description("remove somebody's authenticator app, recovery codes and passkeys, which they lost")
  .requiredOption("--email <email>", "e-mail address of the account")
  .action(async (options: Options) => {
    const email = await changeUser(options.email, async (ctx, user) => {
      await resetSecondFactor(ctx, user);
      return { action: "person.second_factor_reset" };
    });
    console.log(`${email} signs in with the password alone now.`);
  });

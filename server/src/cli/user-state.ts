import { Command } from "commander";

import { disableUser, enableUser } from "../domains/accounts/index.ts";
import { withUser } from "./with-user.ts";

interface Options {
  email: string;
}

export const disableUserCommand = new Command("disable")
  .description("keep somebody from signing in, and sign them out everywhere")
  .requiredOption("--email <email>", "e-mail address of the account")
  .action(({ email }: Options) =>
    withUser(email, async (ctx, user) => {
      await disableUser(ctx, user.id);
      console.log(`${user.email} cannot sign in any more.`);
    }),
  );

export const enableUserCommand = new Command("enable")
  .description("let somebody sign in again")
  .requiredOption("--email <email>", "e-mail address of the account")
  .action(({ email }: Options) =>
    withUser(email, async (ctx, user) => {
      await enableUser(ctx, user.id);
      console.log(`${user.email} can sign in.`);
    }),
  );

import { Command } from "commander";

import { disableUser, enableUser } from "../domains/accounts/index.ts";
import { changeUser } from "./with-user.ts";

interface Options {
  email: string;
}

export const disableUserCommand = new Command("disable")
  .description("keep somebody from signing in, and sign them out everywhere")
  .requiredOption("--email <email>", "e-mail address of the account")
  .action(async (options: Options) => {
    const email = await setDisabled(options.email, true);
    console.log(`${email} cannot sign in any more.`);
  });

export const enableUserCommand = new Command("enable")
  .description("let somebody sign in again")
  .requiredOption("--email <email>", "e-mail address of the account")
  .action(async (options: Options) => {
    const email = await setDisabled(options.email, false);
    console.log(`${email} can sign in.`);
  });

function setDisabled(email: string, disabled: boolean): Promise<string> {
  return changeUser(email, async (ctx, user) => {
    await (disabled ? disableUser : enableUser)(ctx, user.id);
    return {
      action: disabled ? "person.disabled" : "person.enabled",
      before: { disabled: user.disabledAt !== null },
      after: { disabled },
    };
  });
}

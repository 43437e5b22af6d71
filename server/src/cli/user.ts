import { Command } from "commander";

import { createUserCommand } from "./user-create.ts";
import { enrolUserCommand } from "./user-enrol.ts";
import { listUsersCommand } from "./user-list.ts";
import { resetPasswordCommand } from "./user-reset-password.ts";
import { resetSecondFactorCommand } from "./user-reset-second-factor.ts";
import { changeRoleCommand } from "./user-role.ts";
import { disableUserCommand, enableUserCommand } from "./user-state.ts";

export const userCommand = new Command("user")
  .description("manage accounts")
  .addCommand(listUsersCommand)
  .addCommand(createUserCommand)
  .addCommand(disableUserCommand)
  .addCommand(enableUserCommand)
  .addCommand(changeRoleCommand)
  .addCommand(resetPasswordCommand)
  .addCommand(resetSecondFactorCommand)
  .addCommand(enrolUserCommand);

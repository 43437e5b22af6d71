import { Command } from "commander";

import { createUserCommand } from "./user-create.ts";
import { enrolUserCommand } from "./user-enrol.ts";

export const userCommand = new Command("user")
  .description("manage accounts")
  .addCommand(createUserCommand)
  .addCommand(enrolUserCommand);

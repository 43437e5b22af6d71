import { role, type Role } from "@paso/contract";
import { Command, Option } from "commander";

import { withTransaction } from "../database/with-transaction.ts";
import { createUser, findPasswordWeakness } from "../domains/accounts/index.ts";
import { recordAudit } from "../platform/audit/record-audit.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";
import { readCourseId } from "./read-course-id.ts";
import { readPassword } from "./read-password.ts";
import { enrolIn } from "./user-enrol.ts";
import { withSiteOrNew } from "./with-site.ts";

interface Options {
  email: string;
  role: Role;
  name: string;
  course?: number;
}

export const createUserCommand = new Command("create")
  .description("create an account")
  .requiredOption("--email <email>", "e-mail address to sign in with")
  .addOption(new Option("--role <role>").choices(role.options).makeOptionMandatory())
  .requiredOption("--name <name>", 'first and last name, such as "Ada Lovelace"')
  .requiredOption("--password-stdin", "read the password from standard input")
  .option("--course <id>", "number of a course to take", readCourseId)
  .action(async (options: Options) => {
    const account = {
      email: readEmail(options.email),
      role: options.role,
      ...readName(options.name),
      password: await readPassword(),
    };
    const title = await withSiteOrNew(async ({ context }) => {
      const issue = await findPasswordWeakness(context, account.password, account);
      if (issue) throw new OperatorError(`The password was refused: ${issue}`);
      return withTransaction(context, async (ctx) => {
        const id = await createUser(ctx, account);
        if (id === null) throw new OperatorError(`${account.email} already has an account.`);
        await recordAudit(ctx, {
          action: "person.created",
          actorId: null,
          subjectId: id,
          after: { role: account.role, invited: false },
        });
        return options.course === undefined ? null : enrolIn(ctx, id, options.course);
      });
    });
    console.log(`Created the ${account.role} ${account.email}.`);
    if (title !== null) console.log(`${account.email} can take "${title}".`);
  });

function readEmail(value: string): string {
  const email = value.trim();
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254) {
    throw new OperatorError(`${value} is not an e-mail address.`);
  }
  return email;
}

/** The first word is the first name, the rest the last name, which may be missing. */
function readName(value: string): { firstName: string; lastName: string } {
  const [firstName = "", ...others] = value.trim().split(/\s+/);
  if (!firstName) throw new OperatorError("Give a name.");
  return { firstName, lastName: others.join(" ") };
}

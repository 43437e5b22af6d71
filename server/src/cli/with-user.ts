import { findUserByEmail } from "../domains/accounts/index.ts";
import { readConfig } from "../platform/config/config.ts";
import type { Context } from "../platform/context.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";
import { withSite } from "./with-site.ts";

/** An account that a command is about. */
export type User = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>;

/**
 * Opens the site and does something with the account of an address.
 * @throws {OperatorError} if there is none
 */
export function withUser(
  email: string,
  run: (ctx: Context, user: User) => Promise<void>,
): Promise<void> {
  return withSite(readConfig(), async ({ context }) => {
    const user = await findUserByEmail(context, email);
    if (!user) throw new OperatorError(`Nobody has an account as ${email}.`);
    await run(context, user);
  });
}

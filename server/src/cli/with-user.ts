import { withTransaction } from "../database/with-transaction.ts";
import { findUserByEmail } from "../domains/accounts/index.ts";
import { type AuditRecord, recordAudit } from "../platform/audit/record-audit.ts";
import type { Context } from "../platform/context.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";
import { withSite } from "./with-site.ts";

type User = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>;

/**
 * Opens the site and does something with the account of an address.
 * @throws {OperatorError} if there is none
 */
export function withUser<Result>(
  email: string,
  run: (ctx: Context, user: User) => Promise<Result>,
): Promise<Result> {
  return withSite(async ({ context }) => {
    const user = await findUserByEmail(context, email);
    if (!user) throw new OperatorError(`Nobody has an account as ${email}.`);
    return run(context, user);
  });
}

/**
 * The same in a transaction that also records the change, as the command line's.
 * @param change returns what to record
 * @returns the address as the account has it
 */
export function changeUser(
  email: string,
  change: (ctx: Context, user: User) => Promise<Pick<AuditRecord, "action" | "before" | "after">>,
): Promise<string> {
  return withUser(email, (context, user) =>
    withTransaction(context, async (ctx) => {
      const changed = await change(ctx, user);
      await recordAudit(ctx, { ...changed, actorId: null, subjectId: user.id });
      return user.email;
    }),
  );
}

import type { Locale, Role } from "@paso/contract";

import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { checkPassword, createUser, inviteUsers } from "../../accounts/index.ts";

interface NewPerson {
  /** The administrator who creates it. */
  actorId: number;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  locale: Locale;
  /** To be changed at the first sign-in; null to have the person choose it by a mailed link. */
  password: string | null;
}

/**
 * Creates an account, and invites the person if it has no password.
 * @returns its id
 * @throws `invalid` on an address in use, or a weak password
 */
export async function createPerson(
  ctx: Context,
  { actorId, ...input }: NewPerson,
): Promise<number> {
  const { password } = input;
  if (password !== null) await checkPassword(ctx, password, input);
  return withTransaction(ctx, async (inner) => {
    const id = await createUser(inner, { ...input, mustChangePassword: password !== null });
    if (id === null) throw invalid({ email: ["This address has an account already."] });
    if (password === null) await inviteUsers(inner, [id]);
    await recordAudit(inner, {
      action: "person.created",
      actorId,
      subjectId: id,
      after: { role: input.role, invited: password === null },
    });
    return id;
  });
}

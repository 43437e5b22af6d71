import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { inviteUsers, mailResetLink } from "../../accounts/index.ts";
import type { PersonRow } from "./list-people.ts";

/**
 * Invites a person who has never signed in, in the caller's transaction.
 * @throws `conflict` for others, and for disabled accounts
 */
export async function invitePerson(ctx: Context, { id, disabledAt }: PersonRow): Promise<void> {
  if (disabledAt !== null) throw accountDisabled();
  const invited = await inviteUsers(ctx, [id]);
  if (invited.length === 0) {
    throw conflict(
      "signed_in_before",
      "This person has signed in before. Send a link for a new password instead.",
    );
  }
}

/**
 * Mails a person a link to choose a new password, in the caller's transaction.
 * @throws `conflict` for a disabled account
 */
export async function sendResetLink(ctx: Context, person: PersonRow): Promise<void> {
  if (person.disabledAt !== null) throw accountDisabled();
  const locale = person.locale ?? ctx.site.locale;
  await mailResetLink(ctx, { ...person, locale }, { byAdministrator: true });
}

function accountDisabled() {
  return conflict("account_disabled", "This account is disabled. Enable it first.");
}

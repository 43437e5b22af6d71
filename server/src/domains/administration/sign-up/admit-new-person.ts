import type { Context } from "../../../platform/context.ts";
import { conflict, DomainError, invalid } from "../../../platform/errors/domain-error.ts";
import { findOpenInvitation } from "../../courses/index.ts";
import { isOfDomains } from "./is-of-domains.ts";

interface NewPerson {
  email: string;
  /** The code of a course that they were invited to. */
  invitationCode: string | null;
}

/**
 * Refuses people who may not register on this site.
 * @throws `conflict` if registration is closed; `invalid` on `email` or `code`
 */
export async function admitNewPerson(
  ctx: Context,
  { email, invitationCode }: NewPerson,
): Promise<void> {
  const { policy, domains } = ctx.site.signUp;
  if (policy === "everybody") return;
  if (policy === "domains") {
    if (isOfDomains(email, domains)) return;
    const message = "Only addresses of {domains} can sign up.";
    throw invalid({ email: [{ message, values: { domains: domains.join(", ") } }] });
  }
  if (policy === "nobody") {
    throw conflict("sign_up_closed", "This site does not take new accounts. Ask an administrator.");
  }
  try {
    await findOpenInvitation(ctx, invitationCode ?? "");
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw invalid({
      code: ["Only people with the code of a course can sign up. This one is not valid."],
    });
  }
}

import type { PolicyTable } from "../../platform/principal.ts";
import type { Actor } from "../accounts/index.ts";

const admin = (actor: Actor | null) => actor?.role === "admin";

/** Site administration is for administrators only. */
export const administrationPolicy: PolicyTable = {
  /** Anyone who has the token. */
  "site.set-up": () => true,
  "site.read": admin,
  "site.change": admin,
  "sign-in.read": admin,
  "sign-in.change": admin,
  /** Public: it appears on the sign-in page and in mails. */
  "public.logo": () => true,
  "public.legal-text": () => true,
  /** Who may is a setting of the site. */
  "account.register": () => true,
  "audit.list": admin,
  "site-people.list": admin,
  "site-people.read": admin,
  "site-people.create": admin,
  "site-people.change": admin,
  "site-people.erase": admin,
  "site-people.import": admin,
  // Each person's own.
  "job.read": (actor) => actor !== null,
  "mail.list": admin,
  "mail.read": admin,
  "mail.resend": admin,
  "overview.read": admin,
  "system.read": admin,
};

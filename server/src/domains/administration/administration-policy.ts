import type { PolicyTable } from "../../platform/principal.ts";
import type { Actor } from "../accounts/index.ts";

const admin = (actor: Actor | null) => actor?.role === "admin";

/** The site's own matters are for administrators alone. */
export const administrationPolicy: PolicyTable = {
  "audit.list": admin,
  "mail.list": admin,
  "mail.read": admin,
  "mail.resend": admin,
  "overview.read": admin,
};

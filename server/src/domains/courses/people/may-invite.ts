import type { SiteSettings } from "../../../platform/context.ts";

/** Whether the site lets the staff of courses invite people who have no account yet. */
export function mayInvite(
  { invitations }: Pick<SiteSettings, "invitations">,
  whom: "students" | "staff",
): boolean {
  return invitations === "everybody" || (invitations === "members" && whom === "students");
}

import type { courseInvitations } from "../../../database/tables/index.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";

export type InvitationRow = typeof courseInvitations.$inferSelect;

type Terms = Pick<InvitationRow, "revokedAt" | "expiresAt" | "mostUses" | "uses">;

/** Whether an invitation is still valid, and if not, why. */
export function invitationState({ revokedAt, expiresAt, mostUses, uses }: Terms, now: Date) {
  if (revokedAt) return "revoked";
  if (expiresAt && expiresAt <= now) return "expired";
  return mostUses !== null && uses >= mostUses ? "used_up" : "open";
}

/** Refuses (`conflict`) an invitation that is no longer valid. */
export function refuseClosed(invitation: InvitationRow, now: Date): void {
  switch (invitationState(invitation, now)) {
    case "revoked":
      throw conflict(
        "invitation_revoked",
        "This invitation has been withdrawn. Ask for a new one.",
      );
    case "expired":
      throw conflict("invitation_expired", "This invitation has expired. Ask for a new one.");
    case "used_up":
      throw conflict(
        "invitation_used_up",
        "This invitation has been used as often as it may be. Ask for a new one.",
      );
    case "open":
  }
}

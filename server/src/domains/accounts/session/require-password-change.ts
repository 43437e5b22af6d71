import { forbidden } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../people/actor.ts";

const ALLOWED_BEFORE_CHANGE = new Set([
  "session.read",
  "session.begin",
  "session.end",
  "password.change",
  "password.forgot",
  "password.reset",
]);

/**
 * @throws `forbidden` (`must_change_password`) while this person has to choose a new password first
 */
export function requirePasswordChange(actor: Actor, action: string): void {
  if (actor.mustChangePassword && !ALLOWED_BEFORE_CHANGE.has(action)) {
    throw forbidden("must_change_password", "You must change your password");
  }
}

import { forbidden } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../people/actor.ts";

const ALLOWED_BEFORE_CHANGE: ReadonlySet<string> = new Set([
  "session.read",
  "session.begin",
  "session.end",
  "password.change",
  "password.forgot",
  "password.reset",
]);

const ALLOWED_BEFORE_FACTOR: ReadonlySet<string> = new Set([
  ...ALLOWED_BEFORE_CHANGE,
  "session.confirm",
  "security.read",
  "security.change",
  "locale.change",
]);

/**
 * @throws `forbidden` (`must_change_password`, then `must_add_second_factor`) while this person must
 *   first choose a new password or add a second factor
 */
export function requireReadyAccount(actor: Actor, action: string): void {
  if (actor.mustChangePassword && !ALLOWED_BEFORE_CHANGE.has(action)) {
    throw forbidden("must_change_password", "You must change your password");
  }
  if (actor.lacksSecondFactor && !ALLOWED_BEFORE_FACTOR.has(action)) {
    throw forbidden("must_add_second_factor", "Set up a second factor first.");
  }
}

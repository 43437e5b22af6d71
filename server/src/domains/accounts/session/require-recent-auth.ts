import type { Context } from "../../../platform/context.ts";
import { DomainError } from "../../../platform/errors/domain-error.ts";
import { isAhead } from "../../../platform/wrong-clock.ts";
import { type Actor, signedIn } from "../people/actor.ts";

/** Milliseconds after which a password or passkey has to be entered again for a sensitive change. */
const RECENT = 10 * 60_000;

/**
 * Guards a sensitive change, as a route's `load`: a session left open is not enough.
 * The browser asks for the password or passkey and repeats the call.
 * @throws `forbidden` (`reauthentication_required`)
 */
export function requireRecentAuth({ clock }: Pick<Context, "clock">, actor: Actor): void {
  const since = actor.authenticatedAt ?? new Date(0);
  if (clock.now().getTime() - since.getTime() < RECENT && !isAhead(clock, since)) return;
  throw new DomainError(
    "forbidden",
    "reauthentication_required",
    "Confirm with your password or passkey that it is you.",
  );
}

/** {@link requireRecentAuth} as the `load` of a route that loads nothing. */
export async function authenticatedRecently(call: {
  ctx: Pick<Context, "clock">;
  actor: Actor | null;
}): Promise<void> {
  requireRecentAuth(call.ctx, signedIn(call.actor));
}

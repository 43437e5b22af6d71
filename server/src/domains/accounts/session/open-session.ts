import type { users } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../people/actor.ts";
import { lacksFactor } from "../second-factor/find-due-factors.ts";
import { beginSession } from "./begin-session.ts";
import type { Device } from "./describe-device.ts";
import { endSession } from "./end-session.ts";
import { type KnownDevice, signDevice } from "./known-device.ts";
import { recordSignIn } from "./record-sign-in.ts";

/** A browser that signs in. */
interface Browser {
  /** Its current secret, whose session ends. */
  secret: string | null;
  /** The known device, if someone has signed in with it before. */
  known: KnownDevice | null;
  /** Parsed from its user agent. */
  device: Device;
  /** Client address, for the person's history. */
  address: string;
}

export interface SignedIn {
  actor: Actor;
  /** The browser's new secret. */
  secret: string;
  deviceToken: string;
}

/** Refuses a disabled person; only call it once they have authenticated. */
export function refuseDisabled(user: typeof users.$inferSelect, field: string): void {
  if (user.disabledAt === null) return;
  throw invalid({ [field]: ["This account is disabled. Ask an administrator of this site."] });
}

/** Opens a session for an authenticated person, under a new secret. */
export async function openSession(
  ctx: Context,
  user: typeof users.$inferSelect,
  { secret: old, known, device, address }: Browser,
): Promise<SignedIn> {
  const secret = await withTransaction(ctx, async (inner) => {
    if (old) await endSession(inner, old);
    await recordSignIn(inner, { userId: user.id, succeeded: true, device, address });
    return beginSession(inner, user, device);
  });
  const lacksSecondFactor = await lacksFactor(ctx, user);
  const actor = { ...user, lacksSecondFactor, authenticatedAt: ctx.clock.now() };
  return { actor, secret, deviceToken: await signDevice(ctx, known, user.id) };
}

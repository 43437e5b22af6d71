import { signIns } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { shortenAddress } from "../../../platform/network.ts";
import type { Device } from "./describe-device.ts";

interface SignInRecord {
  /** Null for an address without an account: recorded all the same, so that it takes as long. */
  userId: number | null;
  succeeded: boolean;
  device: Device;
  /** Client address. */
  address: string;
}

/** Records a sign-in attempt, in one statement. */
export async function recordSignIn(ctx: Context, attempt: SignInRecord): Promise<void> {
  const { userId, succeeded, device, address } = attempt;
  await ctx.database.insert(signIns).values({
    userId,
    succeeded,
    browser: device.browser,
    system: device.system,
    network: shortenAddress(address),
    createdAt: ctx.clock.now(),
  });
}

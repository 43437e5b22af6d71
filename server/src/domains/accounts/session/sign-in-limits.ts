import type { Context } from "../../../platform/context.ts";
import { busy } from "../../../platform/errors/domain-error.ts";
import { isInNetworks, networkOf } from "../../../platform/network.ts";
import { tooManyAttempts } from "../../../platform/rate-limit.ts";
import { type Bucket, returnTokens, takeToken } from "../../../platform/token-bucket.ts";
import { accountKey } from "../people/account-key.ts";

interface Attempt {
  email: string;
  /** Client address. */
  address: string;
  /** Names a device and a person who signed in with it before; null for any other. */
  knownDevice: string | null;
}

/** Leave to try a password. */
export interface Admission {
  /** Whether the device has a budget of its own. */
  isKnown: boolean;
  /** Takes the attempt back: it was right, or was never made. */
  refund(): Promise<void>;
}

const SECOND = 1_000;
/** Wrong passwords of one person at one device, whatever others do. */
const DEVICE = { size: 10, interval: 60 * SECOND };
/** Wrong passwords for one account from one network. */
const PAIR = { size: 10, interval: SECOND };
/** Wrong passwords for one account from everywhere: 500, then 5,760 a day. */
const ACCOUNT = { size: 500, interval: 15 * SECOND };
/** Wrong passwords for any account from one network: a class shares one address. */
const NETWORK = { size: 300, interval: SECOND / 5 };

/** Milliseconds that an attempt is held until its turn comes; one that would take longer is refused. */
const LONGEST_WAIT = 3_500;
/** Most attempts that this process holds. */
const MOST_WAITING = 500;

let waiting = 0;

/**
 * Lets a password be tried, at once or after a wait. Wrong ones slow down those that follow, for the
 * account and for the network they come from; nothing is shut, and a device that the person signed
 * in with before has a budget of its own.
 * @throws `rate_limited` where too many wait already, with the seconds until it makes sense to retry
 */
export async function admitSignIn(ctx: Context, attempt: Attempt): Promise<Admission> {
  if (attempt.knownDevice !== null) {
    const own = { key: `sign-in:device:${attempt.knownDevice}`, ...DEVICE };
    const isAdmitted = (await takeToken(ctx, own, 0)) === 0;
    if (isAdmitted) return { isKnown: true, refund: () => returnTokens(ctx, [own]) };
  }
  const taken: Bucket[] = [];
  let wait = 0;
  for (const bucket of bucketsOf(ctx, attempt)) {
    const due = await takeToken(ctx, bucket, LONGEST_WAIT);
    if (due > LONGEST_WAIT) {
      await returnTokens(ctx, taken);
      throw tooManyAttempts(due - LONGEST_WAIT);
    }
    taken.push(bucket);
    wait = Math.max(wait, due);
  }
  const refund = () => returnTokens(ctx, taken);
  if (wait > 0) await hold(ctx, wait, refund);
  return { isKnown: false, refund };
}

/**
 * What limits an attempt, the narrowest first: an attack on one account takes no more of its network's
 * budget than the account lets through.
 */
function bucketsOf(ctx: Context, { email, address }: Attempt): Bucket[] {
  const account = accountKey(email);
  const network = networkOf(address);
  const isExempt = isInNetworks(address, ctx.site.exemptNetworks);
  return [
    { key: `sign-in:pair:${account}:${network}`, ...PAIR },
    { key: `sign-in:account:${account}`, ...ACCOUNT },
    ...(isExempt ? [] : [{ key: `sign-in:network:${network}`, ...NETWORK }]),
  ];
}

async function hold(ctx: Context, wait: number, refund: () => Promise<void>): Promise<void> {
  if (waiting >= MOST_WAITING) {
    await refund();
    throw busy();
  }
  waiting += 1;
  try {
    await ctx.clock.sleep(wait);
  } finally {
    waiting -= 1;
  }
}

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
  /** Identifies a device and a person who has signed in with it before; null for any other. */
  knownDevice: string | null;
}

/** Permission to try a password. */
export interface Admission {
  /** Whether the device has a budget of its own. */
  isKnown: boolean;
  /** Returns the attempt to the budget: it was right, or was never made. */
  refund(): Promise<void>;
}

const SECOND = 1_000;
/** Wrong passwords of one person on one device, independent of all others. */
const DEVICE = { size: 10, interval: 60 * SECOND };
/** Wrong passwords for one account from one network. */
const PAIR = { size: 10, interval: SECOND };
/** Wrong passwords for one account from everywhere: 500, then 5,760 a day. */
const ACCOUNT = { size: 500, interval: 15 * SECOND };
/** Wrong passwords for any account from one network: a class shares one address. */
const NETWORK = { size: 300, interval: SECOND / 5 };

/** Maximum delay of an attempt in milliseconds; one that would take longer is refused. */
const LONGEST_WAIT = 3_500;
/** Maximum number of delayed attempts in this process. */
const MOST_WAITING = 500;

let waiting = 0;

/**
 * Admits a password attempt, at once or after a delay. Wrong passwords slow down later attempts for
 * the account and from the network; nothing is locked out, and a device that the person has signed
 * in with before has a budget of its own.
 * @throws `rate_limited` when the delay would be too long, with the seconds until a retry makes sense
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
 * The buckets of an attempt, narrowest first: an attack on one account takes no more of its network's
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

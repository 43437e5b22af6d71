import type { Context } from "../../../platform/context.ts";
import { newSecret } from "../../../platform/new-secret.ts";
import { LONGEST_TOKEN_LIFE, readSignedToken, signToken } from "../../../platform/signed-token.ts";

/** A browser that people signed in with before. */
export interface KnownDevice {
  id: string;
  /** The people who signed in with it, the latest last. */
  userIds: readonly number[];
}

const PURPOSE = "known-device";
/** A shared school computer may be known to a whole class. */
const MOST_PEOPLE = 40;

/** Lifetime of a browser's token after the latest sign-in, in seconds. */
export const DEVICE_SECONDS = LONGEST_TOKEN_LIFE / 1000;

/** The device of a token; null if the token is invalid or too old. */
export async function readDevice(ctx: Context, token: string): Promise<KnownDevice | null> {
  const payload = await readSignedToken(ctx, PURPOSE, token);
  const [, id, signedAt, people] = /^([\w-]{43})_(\d+)((?:-\d+)+)$/.exec(payload ?? "") ?? [];
  if (id === undefined || people === undefined) return null;
  const age = ctx.clock.now().getTime() - Number(signedAt) * 1000;
  if (age >= LONGEST_TOKEN_LIFE) return null;
  return { id, userIds: people.slice(1).split("-").map(Number) };
}

/** A token that marks a browser as one that this person has signed in with. */
export function signDevice(
  ctx: Context,
  device: KnownDevice | null,
  userId: number,
): Promise<string> {
  const others = (device?.userIds ?? []).filter((id) => id !== userId);
  const people = [...others, userId].slice(-MOST_PEOPLE);
  const signedAt = Math.floor(ctx.clock.now().getTime() / 1000);
  return signToken(ctx, PURPOSE, `${device?.id ?? newSecret()}_${signedAt}-${people.join("-")}`);
}

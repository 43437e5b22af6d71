import type { Context } from "../../../platform/context.ts";
import { newSecret } from "../../../platform/new-secret.ts";
import { LONGEST_TOKEN_LIFE, readSignedToken, signToken } from "../../../platform/signed-token.ts";

/** A browser that people signed in with before. */
export interface KnownDevice {
  id: string;
  /** Who did; the latest last. */
  userIds: readonly number[];
}

const PURPOSE = "known-device";
/** A computer that a school shares knows a class. */
const MOST_PEOPLE = 40;

/** Seconds for which a browser keeps its token after the latest sign-in. */
export const DEVICE_SECONDS = LONGEST_TOKEN_LIFE / 1000;

/** The device whose token this is; null for a text that is none, or one that is too old. */
export async function readDevice(ctx: Context, token: string): Promise<KnownDevice | null> {
  const payload = await readSignedToken(ctx, PURPOSE, token);
  const [, id, signedAt, people] = /^([\w-]{43})_(\d+)((?:-\d+)+)$/.exec(payload ?? "") ?? [];
  if (id === undefined || people === undefined) return null;
  const age = ctx.clock.now().getTime() - Number(signedAt) * 1000;
  if (age >= LONGEST_TOKEN_LIFE) return null;
  return { id, userIds: people.slice(1).split("-").map(Number) };
}

/** The token by which a browser will be known as one that this person signed in with. */
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

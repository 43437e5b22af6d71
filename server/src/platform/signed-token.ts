import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

import { desc, eq, lt } from "drizzle-orm";

import { signingKeys } from "../database/tables/platform-tables.ts";
import type { Context } from "./context.ts";

const DAY = 86_400_000;
/** Period for which a key signs. */
const KEY_LIFE = 90 * DAY;
/** Longest life of a token, in milliseconds: browsers keep cookies for 400 days at most. */
export const LONGEST_TOKEN_LIFE = 400 * DAY;

type State = Pick<Context, "database" | "clock">;

/**
 * Signs a payload that a browser stores for us, with a key shared by all processes of the site.
 * @param purpose what the token is for; it is invalid for anything else
 * @param payload of letters, digits, `_` and `-`
 */
export async function signToken(ctx: State, purpose: string, payload: string): Promise<string> {
  return (await openTokenSigner(ctx, purpose))(payload);
}

/** Signs many payloads like {@link signToken}, reading the key once. */
export async function openTokenSigner(
  ctx: State,
  purpose: string,
): Promise<(payload: string) => string> {
  const key = await currentKey(ctx);
  return (payload) => `${key.id}.${payload}.${macOf(key.secret, purpose, payload)}`;
}

/** The payload of a token that was signed for this purpose; null for any other text. */
export async function readSignedToken(
  ctx: State,
  purpose: string,
  token: string,
): Promise<string | null> {
  const [, id, payload, mac] = /^(\d{1,9})\.([\w-]+)\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || payload === undefined || mac === undefined) return null;
  const [key] = await ctx.database
    .select()
    .from(signingKeys)
    .where(eq(signingKeys.id, Number(id)));
  if (!key) return null;
  const expected = macOf(key.secret, purpose, payload);
  return timingSafeEqual(Buffer.from(expected), Buffer.from(mac)) ? payload : null;
}

function macOf(secret: Buffer, purpose: string, payload: string): string {
  return createHmac("sha256", secret).update(`${purpose}.${payload}`).digest("base64url");
}

/** The newest key; a new one is made if that is too old to sign. */
async function currentKey(ctx: State): Promise<typeof signingKeys.$inferSelect> {
  const now = ctx.clock.now();
  const [newest] = await ctx.database
    .select()
    .from(signingKeys)
    .orderBy(desc(signingKeys.id))
    .limit(1);
  if (newest && now.getTime() - newest.createdAt.getTime() < KEY_LIFE) return newest;
  const outlived = new Date(now.getTime() - KEY_LIFE - LONGEST_TOKEN_LIFE);
  await ctx.database.delete(signingKeys).where(lt(signingKeys.createdAt, outlived));
  // If two processes race to make one, both keys verify.
  const [made] = await ctx.database
    .insert(signingKeys)
    .values({ secret: randomBytes(32), createdAt: now })
    .returning();
  if (!made) throw new Error("The new key was not stored.");
  return made;
}

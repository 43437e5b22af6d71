import { createPrivateKey, generateKeyPairSync, type KeyObject } from "node:crypto";

import { desc, eq } from "drizzle-orm";

import { badgeKeys } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { keyAddress } from "./issuer.ts";

/** The purpose for which private keys are sealed. */
const PURPOSE = "badge key";

/** A key of the site; its private part stays sealed. */
export type BadgeKey = typeof badgeKeys.$inferSelect;

/** All keys that ever signed badges, newest first. */
export function listBadgeKeys({ database }: Context): Promise<BadgeKey[]> {
  return database.select().from(badgeKeys).orderBy(desc(badgeKeys.id));
}

/** @throws `not_found` for a key that the site never had */
export async function findBadgeKey({ database }: Context, id: number): Promise<BadgeKey> {
  const [key] = await database.select().from(badgeKeys).where(eq(badgeKeys.id, id));
  if (!key) throw notFound();
  return key;
}

/**
 * The key that signs: the newest, or a new one if there is none yet, or if the newest was sealed with a
 * secret key that the site has lost.
 * @throws `secret_key_missing` if the site can store no secrets
 */
export async function openSigningKey(ctx: Context): Promise<{ id: number; key: KeyObject }> {
  const [newest] = await ctx.database.select().from(badgeKeys).orderBy(desc(badgeKeys.id)).limit(1);
  const opened = newest && ctx.secrets.open(PURPOSE, newest.sealedKey);
  if (newest && opened) return { id: newest.id, key: createPrivateKey(opened) };
  // If two processes create one concurrently, badges signed by either verify.
  const made = await makeKey(ctx);
  const sealed = ctx.secrets.open(PURPOSE, made.sealedKey);
  if (sealed === null) throw new Error("The new key cannot be opened.");
  return { id: made.id, key: createPrivateKey(sealed) };
}

/**
 * Creates another key, which signs from now on.
 * @param actorId who asked for it; null for the command line
 */
export function rotateBadgeKey(ctx: Context, actorId: number | null): Promise<BadgeKey> {
  return withTransaction(ctx, async (inner) => {
    const made = await makeKey(inner);
    await recordAudit(inner, {
      action: "badge_key.rotated",
      actorId,
      after: { badge_key: keyAddress(inner.site.url, made.id) },
    });
    return made;
  });
}

async function makeKey({ database, clock, secrets }: Context): Promise<BadgeKey> {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const { x } = publicKey.export({ format: "jwk" });
  if (x === undefined) throw new Error("The key has no public part.");
  const pem = privateKey.export({ format: "pem", type: "pkcs8" }).toString();
  const [made] = await database
    .insert(badgeKeys)
    .values({ publicKey: x, sealedKey: secrets.seal(PURPOSE, pem), createdAt: clock.now() })
    .returning();
  if (!made) throw new Error("The new key was not stored.");
  return made;
}

import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";

import { authenticatorApps } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, invalid } from "../../../platform/errors/domain-error.ts";
import { findTotpStep, newTotpKey } from "./totp.ts";

/** The outcome of a code, each of which is accepted once. */
export type CodeOutcome = "taken" | "used-before" | "wrong";

const purposeOf = (userId: number) => `authenticator-app:${userId}`;

/**
 * Creates a new key for a person's app, replacing an unconfirmed one.
 * @throws `conflict` when an app is set up; `secret_key_missing`
 */
export async function keepNewKey({ database, secrets }: Context, userId: number): Promise<string> {
  const key = newTotpKey();
  const sealedKey = secrets.seal(purposeOf(userId), key);
  const { rowCount } = await database
    .insert(authenticatorApps)
    .values({ userId, sealedKey })
    .onConflictDoUpdate({
      target: authenticatorApps.userId,
      set: { sealedKey },
      setWhere: isNull(authenticatorApps.confirmedAt),
    });
  if (rowCount === 0) throw appKnown();
  return key;
}

/** Accepts the first code of an app, which confirms it. */
export async function confirmApp(ctx: Context, userId: number, code: string): Promise<CodeOutcome> {
  const app = await findApp(ctx, userId);
  if (!app) throw conflict("no_key", "Start again: the key has been replaced.");
  if (app.confirmedAt) throw appKnown();
  return takeStep(ctx, app, code);
}

/** Accepts a code of a person's app; of two concurrent uses, one succeeds. */
export async function takeAppCode(
  ctx: Context,
  userId: number,
  code: string,
): Promise<CodeOutcome> {
  const app = await findApp(ctx, userId);
  return app?.confirmedAt ? takeStep(ctx, app, code) : "wrong";
}

type App = typeof authenticatorApps.$inferSelect;

async function takeStep(ctx: Context, app: App, code: string): Promise<CodeOutcome> {
  const { userId, sealedKey, confirmedAt } = app;
  const key = ctx.secrets.open(purposeOf(userId), sealedKey);
  if (key === null) {
    throw invalid({
      code: [
        "This site can no longer check your codes. Use a recovery code or ask an administrator.",
      ],
    });
  }
  const now = ctx.clock.now();
  const step = findTotpStep(key, code, now);
  if (step === null) return "wrong";
  const { rowCount } = await ctx.database
    .update(authenticatorApps)
    .set({ lastStep: step, confirmedAt: confirmedAt ?? now })
    .where(
      and(
        eq(authenticatorApps.userId, userId),
        eq(authenticatorApps.sealedKey, sealedKey),
        (confirmedAt ? isNotNull : isNull)(authenticatorApps.confirmedAt),
        or(isNull(authenticatorApps.lastStep), lt(authenticatorApps.lastStep, step)),
      ),
    );
  return rowCount === 1 ? "taken" : "used-before";
}

async function findApp({ database }: Context, userId: number): Promise<App | null> {
  const [app] = await database
    .select()
    .from(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId));
  return app ?? null;
}

function appKnown() {
  return conflict("app_known", "Your account has an authenticator app already. Remove it first.");
}

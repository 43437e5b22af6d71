import type { NotificationKind, NotificationPreference } from "@paso/contract";
import { and, eq, isNotNull } from "drizzle-orm";

import { notifications, users } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { changePreference } from "./change-preference.ts";
import { findPreferences } from "./find-preferences.ts";
import type { Unsubscription } from "./unsubscribe-token.ts";

type Preference = NotificationPreference & { kind: NotificationKind };

/** Whether a person still gets the mails that a link turns off. */
export async function isSubscribed(ctx: Context, unsubscription: Unsubscription): Promise<boolean> {
  return (await findSubscribed(ctx, unsubscription)).length > 0;
}

/**
 * Turns these mails off, but not the bell; idempotent.
 * @throws `not_found` once the account is gone
 */
export function unsubscribe(ctx: Context, unsubscription: Unsubscription): Promise<void> {
  const { userId, topic } = unsubscription;
  return withTransaction(ctx, async (inner) => {
    for (const preference of await findSubscribed(inner, unsubscription)) {
      await changePreference(inner, { ...preference, userId, mail: "off" });
    }
    // Pending notifications leave the digest, too.
    const waiting = and(eq(notifications.userId, userId), isNotNull(notifications.digestAt));
    await inner.database
      .update(notifications)
      .set({ digestAt: null })
      .where(topic === "digest" ? waiting : and(waiting, eq(notifications.kind, topic)));
  });
}

async function findSubscribed(
  ctx: Context,
  { userId, topic }: Unsubscription,
): Promise<Preference[]> {
  const [user] = await ctx.database
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw notFound();
  const preferences = await findPreferences(ctx, user);
  return preferences.filter(({ kind, mail }) =>
    topic === "digest" ? mail === "digest" : kind === topic && mail !== "off",
  );
}

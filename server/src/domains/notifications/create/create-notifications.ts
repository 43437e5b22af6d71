import type { NotificationKind } from "@paso/contract";
import { and, isNull, sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { notifications, users } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { mailNotifications } from "../mails/mail-notifications.ts";
import { findPreferencesFor } from "../preferences/find-preferences.ts";
import { nextDigest } from "../preferences/morning.ts";

/** A reason to notify people. */
export interface Cause {
  kind: NotificationKind;
  /** Unique key of the cause: each person is notified once. */
  bundleKey: string;
  courseId?: number;
  opinionId?: number;
  commentId?: number;
  articleId?: number;
  articleCommentId?: number;
  announcementCommentId?: number;
  moduleId?: number;
  surveyId?: number;
  announcementId?: number;
  liveClassId?: number;
  liveOccurrenceId?: number | null;
  liveChange?: "planned" | "changed" | "cancelled" | "day" | "soon";
}

/** People per statement. */
const BATCH = 500;

/** Notifies people according to their preferences; idempotent. */
export async function createNotifications(
  ctx: Context,
  cause: Cause,
  userIds: readonly number[],
): Promise<void> {
  for (let first = 0; first < userIds.length; first += BATCH) {
    const batch = userIds.slice(first, first + BATCH);
    await withTransaction(ctx, (inner) => createBatch(inner, cause, batch));
  }
}

async function createBatch(ctx: Context, cause: Cause, userIds: readonly number[]): Promise<void> {
  const rows = await planDeliveries(ctx, cause.kind, userIds);
  if (rows.length === 0) return;
  const values = rows.map(({ isMailed: _, ...row }) => ({ ...cause, ...row }));
  const created = await ctx.database
    .insert(notifications)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: notifications.id, userId: notifications.userId });
  const mailed = new Set(rows.filter(({ isMailed }) => isMailed).map(({ userId }) => userId));
  const ids = created.filter(({ userId }) => mailed.has(userId)).map(({ id }) => id);
  await mailNotifications(ctx, ids);
}

/** When and how each of these people is notified; those who cannot sign in are omitted. */
export async function planDeliveries(
  ctx: Context,
  kind: NotificationKind,
  userIds: readonly number[],
) {
  const now = ctx.clock.now();
  const people = await ctx.database
    .select({ id: users.id, timeZone: users.timeZone })
    .from(users)
    .where(and(isAnyOf(users.id, userIds), isNull(users.disabledAt)))
    .orderBy(sql`${users.id}`);
  const preferenceOf = await findPreferencesFor(ctx, kind, userIds);
  return people.map(({ id: userId, timeZone }) => {
    const { mail, bell } = preferenceOf(userId);
    const digest = nextDigest(now, timeZone ?? ctx.site.timeZone);
    const times = { on: now, digest, off: null };
    return {
      userId,
      createdAt: now,
      bellAt: times[bell],
      digestAt: mail === "digest" ? digest : null,
      isMailed: mail === "on",
    };
  });
}

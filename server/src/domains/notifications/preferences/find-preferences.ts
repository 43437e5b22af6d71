import type { NotificationKind, NotificationPreference } from "@paso/contract";
import { and, eq } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { notificationPreferences } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { type Actor, isStaff } from "../../accounts/index.ts";
import { notificationKinds } from "../kinds/notification-kinds.ts";

/** A person's preferences for each kind that may concern them, with defaults. */
export async function findPreferences(
  { database }: Context,
  { id: userId, role }: Pick<Actor, "id" | "role">,
): Promise<(NotificationPreference & { kind: NotificationKind })[]> {
  const chosen = await database
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));
  const byKind = new Map(chosen.map((row) => [row.kind, row]));
  const kinds = (Object.keys(notificationKinds) as NotificationKind[]).filter(
    (kind) => !notificationKinds[kind].forStaff || isStaff({ role }),
  );
  return kinds.map((kind) => {
    const { mail, bell } = byKind.get(kind) ?? notificationKinds[kind].defaults;
    return { kind, mail, bell };
  });
}

/** Several people's preferences for one kind. */
export async function findPreferencesFor(
  { database }: Context,
  kind: NotificationKind,
  userIds: readonly number[],
): Promise<(userId: number) => NotificationPreference> {
  const chosen = await database
    .select()
    .from(notificationPreferences)
    .where(
      and(eq(notificationPreferences.kind, kind), isAnyOf(notificationPreferences.userId, userIds)),
    );
  const byUser = new Map(chosen.map((row) => [row.userId, row]));
  return (userId) => byUser.get(userId) ?? notificationKinds[kind].defaults;
}

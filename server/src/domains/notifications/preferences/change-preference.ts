import type { NotificationKind, NotificationPreference } from "@paso/contract";

import { notificationPreferences } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

interface ChosenPreference extends NotificationPreference {
  userId: number;
  kind: NotificationKind;
}

/** Stores a person's preference for a kind. */
export async function changePreference(
  { database }: Context,
  { userId, kind, mail, bell }: ChosenPreference,
): Promise<void> {
  await database
    .insert(notificationPreferences)
    .values({ userId, kind, mail, bell })
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.kind],
      set: { mail, bell },
    });
}

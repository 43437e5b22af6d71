import type { NotificationKind, NotificationPreference } from "@paso/contract";

import { notificationPreferences } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

interface ChosenPreference extends NotificationPreference {
  userId: number;
  kind: NotificationKind;
}

/** Keeps how a person wants to be told of a kind from now on. */
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

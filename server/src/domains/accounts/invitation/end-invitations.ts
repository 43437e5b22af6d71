import { and, inArray, isNull } from "drizzle-orm";

import { passwordResets, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Revokes the links of people who have never signed in; their accounts stay, without a way in. */
export async function endInvitations(
  { database }: Context,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  const ended = await database
    .update(users)
    .set({ invitedAt: null })
    .where(and(inArray(users.id, [...userIds]), isNull(users.lastSeenAt)))
    .returning({ id: users.id });
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  await database.delete(passwordResets).where(inArray(passwordResets.userId, ids));
}

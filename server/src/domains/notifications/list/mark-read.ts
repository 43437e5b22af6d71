import { and, eq, isNull, lte, or, lt } from "drizzle-orm";

import { notifications } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { BellPosition } from "./find-notifications.ts";

/**
 * Position of a notification in a person's bell.
 * @throws `not_found` if it is not in it
 */
export async function findInBell(
  { database, clock }: Context,
  { userId, id }: { userId: number; id: number },
): Promise<BellPosition> {
  const [found] = await database
    .select({ id: notifications.id, bellAt: notifications.bellAt })
    .from(notifications)
    .where(
      and(
        eq(notifications.id, id),
        eq(notifications.userId, userId),
        lte(notifications.bellAt, clock.now()),
      ),
    );
  if (!found?.bellAt) throw notFound();
  return { id: found.id, bellAt: found.bellAt };
}

/** Marks one notification of a person as read. */
export async function markRead(
  { database, clock }: Context,
  { userId, id }: { userId: number; id: number },
): Promise<void> {
  await database
    .update(notifications)
    .set({ readAt: clock.now() })
    .where(
      and(eq(notifications.id, id), eq(notifications.userId, userId), isNull(notifications.readAt)),
    );
}

/** Marks a person's notifications as read, from a position in the bell back. */
export async function markAllRead(
  { database, clock }: Context,
  { userId, from }: { userId: number; from: BellPosition },
): Promise<void> {
  const { bellAt, id } = notifications;
  await database
    .update(notifications)
    .set({ readAt: clock.now() })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        or(lt(bellAt, from.bellAt), and(eq(bellAt, from.bellAt), lte(id, from.id))),
      ),
    );
}

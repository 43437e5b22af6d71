import { eq } from "drizzle-orm";

import { erasures } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";

/** Cancels a person's erasure; a no-op if there is none. */
export async function cancelErasure(
  ctx: Context,
  { userId, actorId }: { userId: number; actorId: number },
): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    const cancelled = await inner.database
      .delete(erasures)
      .where(eq(erasures.userId, userId))
      .returning({ userId: erasures.userId });
    if (cancelled.length === 0) return;
    const action = "person.erasure_cancelled";
    await recordAudit(inner, { action, actorId, subjectId: userId });
  });
}

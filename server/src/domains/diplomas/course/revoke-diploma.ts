import { and, eq, isNull } from "drizzle-orm";

import { diplomaRevocations, diplomas, diplomaVersions } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { formatDiplomaNumber } from "../issue/diploma-number.ts";
import { isLatestVersion } from "../versions/latest-version.ts";
import { type ChosenDiploma, lockDiploma } from "./lock-diploma.ts";

/**
 * Revokes a diploma, for a reason that is shown to everyone who verifies it.
 * @throws `conflict` if it is already revoked
 */
export async function revokeDiploma(
  ctx: Context,
  { reason, ...chosen }: ChosenDiploma & { reason: string },
): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    const { id, revokedAt } = await lockDiploma(inner, chosen);
    if (revokedAt) throw conflict("diploma_revoked", "This diploma is revoked already.");
    const now = inner.clock.now();
    await inner.database
      .insert(diplomaRevocations)
      .values({ diplomaId: id, revokedAt: now, reason });
    await inner.database
      .update(diplomas)
      .set({ revokedAt: now, revokeReason: reason })
      .where(eq(diplomas.id, id));
    await record(inner, "diploma.revoked", chosen);
  });
}

/**
 * Makes a revoked diploma valid again.
 * @throws `conflict` if it is not revoked
 */
export async function restoreDiploma(ctx: Context, chosen: ChosenDiploma): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    const { id, revokedAt } = await lockDiploma(inner, chosen);
    if (!revokedAt) throw conflict("diploma_valid", "This diploma is not revoked.");
    await inner.database
      .update(diplomaRevocations)
      .set({ restoredAt: inner.clock.now() })
      .where(and(eq(diplomaRevocations.diplomaId, id), isNull(diplomaRevocations.restoredAt)));
    await inner.database
      .update(diplomas)
      .set({ revokedAt: null, revokeReason: null })
      .where(eq(diplomas.id, id));
    await record(inner, "diploma.restored", chosen);
  });
}

/** Without the reason, which may name the person. */
async function record(
  ctx: Context,
  action: "diploma.revoked" | "diploma.restored",
  { diplomaId, actorId }: ChosenDiploma,
): Promise<void> {
  const [diploma] = await ctx.database
    .select({ userId: diplomas.userId, number: diplomas.number, facts: diplomaVersions.facts })
    .from(diplomas)
    .innerJoin(diplomaVersions, isLatestVersion)
    .where(eq(diplomas.id, diplomaId));
  if (!diploma) return;
  await recordAudit(ctx, {
    action,
    actorId,
    ...(diploma.userId !== null && { subjectId: diploma.userId }),
    after: {
      course: diploma.facts.courseTitle,
      diploma_number: formatDiplomaNumber(diploma.number),
    },
  });
}

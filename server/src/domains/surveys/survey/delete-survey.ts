import { eq } from "drizzle-orm";

import { surveys } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { lockSurvey } from "./find-survey.ts";

/**
 * Deletes a survey and its answers permanently.
 * @returns how many people had answered
 */
export function deleteSurvey(
  ctx: Context,
  { id, actorId }: { id: number; actorId: number },
): Promise<number> {
  return withTransaction(ctx, async (inner) => {
    const { title, answers } = await lockSurvey(inner, id);
    await inner.database.delete(surveys).where(eq(surveys.id, id));
    await recordAudit(inner, { action: "survey.deleted", actorId, before: { title, answers } });
    return answers;
  });
}

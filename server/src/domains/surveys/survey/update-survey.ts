import { eq, sql } from "drizzle-orm";

import { surveys } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { staleVersion } from "../../../platform/errors/domain-error.ts";
import { checkChange } from "./check-change.ts";
import { checkDraft, checkPublished } from "./check-fields.ts";
import { type CountedSurvey, findSurvey, lockSurvey } from "./find-survey.ts";
import { presentSurvey } from "./present-survey.ts";
import type { StoredFields } from "./stored-fields.ts";

interface Update {
  id: number;
  /** The version that the author began with. */
  version: number;
  fields: StoredFields;
}

/**
 * Saves a survey's form. A published one must remain valid; a later end reopens a closed one.
 * @throws `conflict` (`stale_version`) with the current state, `invalid`
 */
export function updateSurvey(
  ctx: Context,
  { id, version, fields }: Update,
): Promise<CountedSurvey> {
  return withTransaction(ctx, async (inner) => {
    const survey = await lockSurvey(inner, id);
    if (survey.version !== version) {
      const current = await presentSurvey(inner, survey);
      throw staleVersion("Somebody else has changed this in the meantime.", current);
    }
    checkDraft(fields);
    if (survey.publishedAt) checkPublished(fields);
    if (survey.answers > 0) checkChange(survey, fields);
    const isOpenAgain = fields.closesAt === null || fields.closesAt > inner.clock.now();
    await inner.database
      .update(surveys)
      .set({
        ...fields,
        version: sql`${surveys.version} + 1`,
        // The audience may have changed; nobody is invited twice.
        invitedAt: null,
        ...(isOpenAgain && { settledAt: null, askedAtClose: null }),
      })
      .where(eq(surveys.id, id));
    return findSurvey(inner, id);
  });
}

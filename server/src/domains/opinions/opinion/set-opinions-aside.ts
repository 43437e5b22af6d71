import { sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { opinions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { textsView } from "../../learning/index.ts";

/** Shows opinions to nobody while their answers do not count; likes and comments stay with them. */
export async function setOpinionsAside(
  { database }: Context,
  { answerIds }: { answerIds: readonly number[] },
): Promise<void> {
  await database
    .update(opinions)
    .set({ userId: null, published: false })
    .where(isAnyOf(opinions.id, answerIds));
}

/** Shows opinions again to those whom their authors were promised. */
export async function restoreOpinions(
  { database }: Context,
  { answerIds, userId }: { answerIds: readonly number[]; userId: number },
): Promise<void> {
  await database
    .update(opinions)
    .set({
      userId,
      published: sql`exists (
        select from ${textsView} w where w.id = ${opinions.id} and not w.private)`,
    })
    .where(isAnyOf(opinions.id, answerIds));
}

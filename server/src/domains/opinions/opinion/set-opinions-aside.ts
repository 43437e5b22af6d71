import { sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { opinions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { textsView } from "../../learning/index.ts";

/** Hides opinions from everyone while their answers do not count; likes and comments are kept. */
export async function setOpinionsAside(
  { database }: Context,
  { answerIds }: { answerIds: readonly number[] },
): Promise<void> {
  await database
    .update(opinions)
    .set({ userId: null, published: false })
    .where(isAnyOf(opinions.id, answerIds));
}

/** Shows opinions again to the readers that their authors were promised. */
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

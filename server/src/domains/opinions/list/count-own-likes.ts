import { and, eq, sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { opinions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { answersView } from "../../learning/index.ts";

/** How often others liked a person's opinions on some questions, without those that staff hid. */
export async function countOwnLikes(
  { database }: Context,
  { userId, sectionIds }: { userId: number; sectionIds: readonly number[] },
): Promise<number> {
  const [row] = await database
    .select({ likes: sql<number>`coalesce(sum(${opinions.likes}), 0)::int` })
    .from(answersView)
    .innerJoin(opinions, eq(opinions.id, answersView.id))
    .where(
      and(
        eq(answersView.userId, userId),
        isAnyOf(answersView.sectionId, sectionIds),
        eq(opinions.published, true),
        eq(opinions.hidden, false),
      ),
    );
  return row?.likes ?? 0;
}

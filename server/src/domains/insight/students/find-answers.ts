import { sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import type { Context } from "../../../platform/context.ts";
import { choicesView, textsView } from "../../learning/index.ts";

/** An answer that staff may see. */
export interface GivenAnswer extends Record<string, unknown> {
  userId: number;
  sectionId: number;
  optionIds: number[] | null;
  firstOptionIds: number[] | null;
  /** Null for choices, and for texts whose authors were promised no readers. */
  text: string | null;
  /** The id of a text answer, which is also its opinion's; null for choices. */
  textId: number | null;
  isPrivate: boolean;
  at: string;
}

/** People's answers to some questions, by person; private ones without their text. */
export async function findAnswers(
  { database }: Context,
  { userIds, sectionIds }: { userIds: readonly number[]; sectionIds: readonly number[] },
): Promise<GivenAnswer[]> {
  const { rows } = await database.execute<GivenAnswer>(sql`
    select c.user_id as "userId", c.section_id as "sectionId", c.option_ids as "optionIds",
      c.first_option_ids as "firstOptionIds", null as text, null::float8 as "textId", false as "isPrivate", c.created_at as at
    from ${choicesView} c
    where ${isAnyOf(sql`c.user_id`, userIds)} and ${isAnyOf(sql`c.section_id`, sectionIds)}
    union all
    select w.user_id, w.section_id, null, null, case when not w.private then w.text end, w.id::float8, w.private,
      w.created_at
    from ${textsView} w
    where ${isAnyOf(sql`w.user_id`, userIds)} and ${isAnyOf(sql`w.section_id`, sectionIds)}
    order by 1, 2`);
  return rows;
}

import { sql } from "drizzle-orm";

import {
  answerMoves,
  answerTallies,
  PEOPLE_OPTION,
  WHOLE_COURSE,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { choiceOf, type CourseContent } from "../../courses/index.ts";
import { findMoves } from "./follow-moves.ts";
import { TALLY_SLOTS } from "./tally-slots.ts";

interface Recounted {
  course: CourseContent;
  userId: number;
  /** The group whose tallies include the person besides the whole course's; null for none. */
  groupId: number | null;
  answers: readonly {
    sectionId: number;
    optionIds: number[] | null;
    firstOptionIds: number[] | null;
  }[];
  /** 1 to add the answers, -1 to remove them. */
  people: 1 | -1;
}

/**
 * Adds one person's answers to the tallies, or removes them. Writes rows in the same order as answers
 * do, to avoid deadlocks.
 */
export async function recountAnswers(ctx: Context, recounted: Recounted): Promise<void> {
  const { groupId, userId, people } = recounted;
  const scopes = groupId === null ? [WHOLE_COURSE] : [WHOLE_COURSE, groupId];
  const slot = userId % TALLY_SLOTS;
  const inScopes = <Row>(rows: Row[]) =>
    rows.flatMap((row) => scopes.map((scope) => ({ ...row, group_id: scope, slot, people })));
  await ctx.database.execute(sql`
    insert into ${answerTallies} as kept (section_id, group_id, option_id, slot, count)
    select section_id, group_id, option_id, slot, people
    from jsonb_to_recordset(${JSON.stringify(inScopes(choicesOf(recounted)))}::jsonb) as change(
      section_id int, group_id int, option_id int, slot smallint, people int)
    order by section_id, group_id, slot, option_id
    on conflict (section_id, group_id, option_id, slot)
      do update set count = kept.count + excluded.count`);
  const moves = inScopes(movesOf(recounted));
  if (moves.length === 0) return;
  await ctx.database.execute(sql`
    insert into ${answerMoves} as kept (section_id, group_id, from_option, to_option, slot, count)
    select section_id, group_id, from_option, to_option, slot, people
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as change(
      section_id int, group_id int, from_option int, to_option int, slot smallint, people int)
    order by section_id, group_id, slot,
      from_option <> ${PEOPLE_OPTION} or to_option <> ${PEOPLE_OPTION}, from_option, to_option
    on conflict (section_id, group_id, from_option, to_option, slot)
      do update set count = kept.count + excluded.count`);
}

/** The options of first answers, and the people. */
function choicesOf({ answers }: Recounted) {
  return answers.flatMap(({ sectionId, optionIds, firstOptionIds }) =>
    [PEOPLE_OPTION, ...(firstOptionIds ?? optionIds ?? [])].map((option) => {
      return { section_id: sectionId, option_id: option };
    }),
  );
}

function movesOf({ answers, course }: Recounted) {
  return answers.flatMap(({ sectionId, optionIds, firstOptionIds }) => {
    if (!firstOptionIds || !optionIds) return [];
    const section = course.sectionsById.get(sectionId);
    const isSingle = (section && choiceOf(section.content)?.isSingle) ?? false;
    return findMoves(firstOptionIds, optionIds, isSingle).map(([from, to]) => {
      return { section_id: sectionId, from_option: from, to_option: to };
    });
  });
}

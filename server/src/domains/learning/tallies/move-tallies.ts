import { inArray, sql } from "drizzle-orm";

import {
  answerMoves,
  answerTallies,
  PEOPLE_OPTION,
  sections,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { choiceOf, readContent } from "../../courses/index.ts";
import { findMoves } from "./follow-moves.ts";
import { TALLY_SLOTS } from "./tally-slots.ts";

interface MovedStudents {
  courseId: number;
  students: readonly { userId: number; from: number }[];
  to: number;
}

/**
 * Moves the counts of people who changed their group from the old group to the new one. Writes rows in
 * the same order as answers do, to avoid deadlocks.
 */
export async function moveTallies(ctx: Context, moved: MovedStudents): Promise<void> {
  await moveFirstAnswers(ctx, moved);
  await moveSecondRounds(ctx, moved);
}

/** The people, as a table of ids and groups. */
function peopleOf({ students }: MovedStudents) {
  const ids = students.map(({ userId }) => userId);
  const froms = students.map(({ from }) => from);
  return sql`unnest(${sql.param(ids)}::int[], ${sql.param(froms)}::int[])
    as moved(user_id, from_group)`;
}

async function moveFirstAnswers({ database }: Context, moved: MovedStudents): Promise<void> {
  await database.execute(sql`
    with chosen as (
      select a.section_id, moved.from_group, moved.user_id % ${TALLY_SLOTS} as slot,
        unnest(${PEOPLE_OPTION}::int || coalesce(a.first_option_ids, a.option_ids, '{}')) as option_id
      from ${peopleOf(moved)}
      join answers a on a.user_id = moved.user_id
      join sections s on s.id = a.section_id
      join pages p on p.id = s.page_id
      where p.course_id = ${moved.courseId})
    insert into ${answerTallies} as kept (section_id, group_id, option_id, slot, count)
    select section_id, change.group_id, option_id, slot, sum(change.people)
    from chosen cross join lateral (values (from_group, -1), (${moved.to}::int, 1))
      as change(group_id, people)
    group by section_id, change.group_id, option_id, slot
    order by section_id, change.group_id, slot, option_id
    on conflict (section_id, group_id, option_id, slot)
      do update set count = kept.count + excluded.count`);
}

interface SecondRound extends Record<string, unknown> {
  userId: number;
  from: number;
  sectionId: number;
  first: number[];
  last: number[];
}

async function moveSecondRounds(ctx: Context, moved: MovedStudents): Promise<void> {
  const { rows } = await ctx.database.execute<SecondRound>(sql`
    select a.user_id as "userId", moved.from_group as "from", a.section_id as "sectionId",
      a.first_option_ids as "first", a.option_ids as "last"
    from ${peopleOf(moved)}
    join answers a on a.user_id = moved.user_id
    join sections s on s.id = a.section_id
    join pages p on p.id = s.page_id
    where p.course_id = ${moved.courseId} and a.first_option_ids is not null`);
  if (rows.length === 0) return;
  const single = await findSingleChoices(ctx, new Set(rows.map(({ sectionId }) => sectionId)));
  const changes = rows.flatMap(({ userId, from, sectionId, first, last }) => {
    const slot = userId % TALLY_SLOTS;
    return findMoves(first, last, single.has(sectionId)).flatMap(([fromOption, toOption]) => {
      const move = { section_id: sectionId, from_option: fromOption, to_option: toOption, slot };
      return [
        { ...move, group_id: from, people: -1 },
        { ...move, group_id: moved.to, people: 1 },
      ];
    });
  });
  await ctx.database.execute(sql`
    insert into ${answerMoves} as kept (section_id, group_id, from_option, to_option, slot, count)
    select section_id, group_id, from_option, to_option, slot, sum(people)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change(
      section_id int, group_id int, from_option int, to_option int, slot smallint, people int)
    group by section_id, group_id, from_option, to_option, slot
    order by section_id, group_id, slot,
      from_option <> ${PEOPLE_OPTION} or to_option <> ${PEOPLE_OPTION}, from_option, to_option
    on conflict (section_id, group_id, from_option, to_option, slot)
      do update set count = kept.count + excluded.count`);
}

/** Those of these questions that take a single option. */
async function findSingleChoices(
  { database }: Context,
  sectionIds: ReadonlySet<number>,
): Promise<Set<number>> {
  const rows = await database
    .select({ id: sections.id, content: sections.content })
    .from(sections)
    .where(inArray(sections.id, [...sectionIds]));
  return new Set(
    rows.filter(({ content }) => choiceOf(readContent(content))?.isSingle).map(({ id }) => id),
  );
}

import { and, eq, sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { WHOLE_COURSE } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { answersView, choicesView, type LeftOut } from "../../learning/index.ts";
import { opinionsView } from "../../opinions/index.ts";

/** A person's answer to a question. */
export interface OwnAnswer {
  sectionId: number;
  /** Null for a text. */
  optionIds: number[] | null;
  firstOptionIds: number[] | null;
  /** Whether it is an opinion that others can read. */
  isRead: boolean;
  likes: number;
  comments: number;
}

/** A person's answers to some questions, by section. */
export async function findOwnAnswers(
  { database }: Context,
  { userId, sectionIds }: { userId: number; sectionIds: readonly number[] },
): Promise<Map<number, OwnAnswer>> {
  const rows = await database
    .select({
      sectionId: answersView.sectionId,
      optionIds: answersView.optionIds,
      firstOptionIds: answersView.firstOptionIds,
      isRead: sql<boolean>`coalesce(${opinionsView.published} and not ${opinionsView.hidden}, false)`,
      likes: sql<number>`coalesce(${opinionsView.likes}, 0)`,
      comments: sql<number>`coalesce(${opinionsView.comments}, 0)`,
    })
    .from(answersView)
    .leftJoin(opinionsView, eq(opinionsView.id, answersView.id))
    .where(and(eq(answersView.userId, userId), isAnyOf(answersView.sectionId, sectionIds)));
  return new Map(rows.map((row) => [row.sectionId, row]));
}

interface StaffAnswer extends Record<string, unknown> {
  sectionId: number;
  optionIds: number[];
  firstOptionIds: number[] | null;
  groupId: number | null;
}

/**
 * Choices of a course's staff who tried it, except for one person's; by section. Their number depends on
 * staff and questions, not on students.
 */
export async function findStaffChoices(
  { database }: Context,
  of: { courseId: number; exceptUserId: number; sectionIds: readonly number[] },
): Promise<Map<number, LeftOut[]>> {
  const { rows } = await database.execute<StaffAnswer>(sql`
    select c.section_id as "sectionId", c.option_ids as "optionIds",
      c.first_option_ids as "firstOptionIds", coalesce(e.group_id, f.group_id) as "groupId"
    from course_staff s
    join ${choicesView} c on c.user_id = s.user_id
    left join enrolments e on e.user_id = s.user_id and e.course_id = s.course_id
    left join former_enrolments f on f.user_id = s.user_id and f.course_id = s.course_id
    where s.course_id = ${of.courseId} and s.user_id <> ${of.exceptUserId}
      and c.section_id = any(${sql.param([...of.sectionIds])}::int[])`);
  const choices = rows.map(({ sectionId, optionIds, firstOptionIds, groupId }) => ({
    sectionId,
    choice: {
      optionIds,
      firstOptionIds,
      scopes: groupId === null ? [WHOLE_COURSE] : [WHOLE_COURSE, groupId],
    },
  }));
  const bySection = Map.groupBy(choices, ({ sectionId }) => sectionId);
  return new Map([...bySection].map(([id, some]) => [id, some.map(({ choice }) => choice)]));
}

import type { StudentOrder } from "@paso/contract";
import { type SQL, sql } from "drizzle-orm";

import { foldText } from "../../../database/fold-text.ts";
import { isAnyOf } from "../../../database/is-any-of.ts";
import type { Context } from "../../../platform/context.ts";
import type { InstantRange } from "../../../platform/range-of-days.ts";
import { hasJoined } from "../refresh/counted.ts";
import { DAYS_AWAY } from "../refresh/step-parts.ts";

/** Which students of a course are meant; the conditions are combined. */
export interface WhichStudents {
  courseId: number;
  /** Parts of a name or e-mail address, separated by spaces; empty for all. */
  search: string;
  groupId?: number | undefined;
  /** Only those who joined then; null for any time. */
  joined: InstantRange | null;
  show?: "stuck" | "finished" | "not_begun" | undefined;
  /** The ids of some of them, in SQL; all by default. */
  among?: SQL | undefined;
  /** Only these. */
  studentIds?: readonly number[] | undefined;
}

interface Wanted extends WhichStudents {
  order: StudentOrder;
  /** The last student of the previous page; null for the first page. */
  after: number | null;
  limit: number;
}

/** A student as the list of results shows them. */
export interface StudentResultRow extends Record<string, unknown> {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  avatar: string | null;
  groupId: number;
  finishedPages: number;
  lastStepAt: string | null;
  finishedAt: string | null;
  stuck: boolean;
  answered: number;
  right: number;
  quizAnswered: number;
  quizRight: number;
}

/** A page of a course's students, and how many there are. */
export async function listStudentResults(
  ctx: Context,
  wanted: Wanted,
): Promise<{ rows: StudentResultRow[]; total: number }> {
  const { after, limit, order } = wanted;
  const students = resultsOf(ctx, wanted);
  const fitting = sql`${students} s where ${matching(wanted)}`;
  const place = (of: SQL) =>
    sql.join([...ORDERS[order](of), nameOrder(of), sql`${of}.id`], sql`, `);
  const rest =
    after === null
      ? sql`true`
      : sql`(${place(sql`s`)}) > (select ${place(sql`b`)} from ${students} b where b.id = ${after})`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    ctx.database.execute<StudentResultRow>(
      sql`select s.* from ${fitting} and ${rest} order by ${place(sql`s`)} limit ${limit}`,
    ),
    ctx.database.execute<{ total: number }>(sql`select count(*)::int as total from ${fitting}`),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** The ids of everyone in a list of students, by name. */
export async function findStudentIds(ctx: Context, which: WhichStudents): Promise<number[]> {
  const { rows } = await ctx.database.execute<{ id: number }>(sql`
    select s.id from ${resultsOf(ctx, which)} s where ${matching(which)} order by ${nameOrder(sql`s`)}, s.id`);
  return rows.map(({ id }) => id);
}

/** Those of these people who take a course, by name. */
export async function readStudentResults(
  ctx: Context,
  { courseId, userIds }: { courseId: number; userIds: readonly number[] },
): Promise<StudentResultRow[]> {
  const { rows } = await ctx.database.execute<StudentResultRow>(sql`
    select s.* from ${resultsOf(ctx, { courseId, joined: null, userIds })} s
    order by ${nameOrder(sql`s`)}, s.id`);
  return rows;
}

/** One student of a course; null for anyone else. */
export async function findStudentResult(
  ctx: Context,
  { courseId, userId }: { courseId: number; userId: number },
): Promise<StudentResultRow | null> {
  const { rows } = await ctx.database.execute<StudentResultRow>(
    sql`select s.* from ${resultsOf(ctx, { courseId, joined: null })} s where s.id = ${userId}`,
  );
  return rows[0] ?? null;
}

/** Who takes a course (and joined it then), without its staff: a relation of {@link StudentResultRow}. */
function resultsOf(
  { clock }: Context,
  {
    courseId,
    joined,
    userIds,
  }: Pick<WhichStudents, "courseId" | "joined"> & { userIds?: readonly number[] },
): SQL {
  const weekAgo = new Date(clock.now().getTime() - DAYS_AWAY * 86_400_000).toISOString();
  return sql`(
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.avatar, u.folded,
      e.group_id as "groupId", e.finished_pages as "finishedPages",
      e.last_step_at as "lastStepAt", e.finished_at as "finishedAt",
      coalesce(e.finished_at is null and e.last_step_at <= ${weekAgo}::timestamptz, false) as stuck,
      coalesce(r.answered, 0) as answered, coalesce(r.right_answers, 0) as "right",
      coalesce(r.quiz_answered, 0) as "quizAnswered", coalesce(r.quiz_right, 0) as "quizRight"
    from enrolments e join users u on u.id = e.user_id
    left join student_results r on r.course_id = e.course_id and r.user_id = e.user_id
    where e.course_id = ${courseId} and ${hasJoined(joined)}
      and ${userIds ? isAnyOf(sql`e.user_id`, userIds) : sql`true`} and not exists (
      select from course_staff m where m.course_id = e.course_id and m.user_id = e.user_id))`;
}

const nameOrder = (of: SQL) => sql`${of}.folded collate "C"`;

/** Sort keys that precede the name; ascending. */
const ORDERS: Record<StudentOrder, (of: SQL) => SQL[]> = {
  name: () => [],
  // Those who never began come last: they have their own list.
  quiet: (of) => [sql`coalesce(${of}."lastStepAt", 'infinity')`],
  result: (of) => [
    sql`case when ${of}.answered = 0 then 2 else ${of}."right"::float8 / ${of}.answered end`,
  ],
};

const SHOWN = {
  stuck: sql`s.stuck`,
  finished: sql`s."finishedAt" is not null`,
  not_begun: sql`s."lastStepAt" is null`,
};

function matching({ search, groupId, show, among, studentIds }: WhichStudents): SQL {
  const words = search.split(/\s+/).filter(Boolean);
  return sql.join(
    [
      groupId === undefined ? sql`true` : sql`s."groupId" = ${groupId}`,
      show === undefined ? sql`true` : SHOWN[show],
      among === undefined ? sql`true` : sql`s.id in ${among}`,
      studentIds === undefined ? sql`true` : isAnyOf(sql`s.id`, studentIds),
      ...words.map((word) => sql`position(${foldText(sql`${word}::text`)} in s.folded) > 0`),
    ],
    sql` and `,
  );
}

import type { OwnPin } from "@paso/contract";
import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { type CourseMemory, questionOf } from "../../courses/index.ts";
import { answersView } from "../../learning/index.ts";

interface PinRow extends Record<string, unknown> {
  opinionId: number;
  sectionId: number;
  courseId: number;
  courseTitle: string;
  version: number;
  state: "asked" | "pinned";
  answer: string;
  askedBy: string | null;
  askedAt: string;
  hidden: boolean;
}

/** A person's own opinions that staff have pinned or would like to, whether or not they still take the course. */
export async function listOwnPins(
  ctx: Context,
  { contents }: CourseMemory,
  userId: number,
): Promise<OwnPin[]> {
  const { rows } = await ctx.database.execute<PinRow>(sql`
    select o.id::int as "opinionId", o.section_id as "sectionId", c.id as "courseId",
      c.title as "courseTitle", c.version, p.state, answer.text as answer, o.hidden,
      nullif(concat_ws(' ', u.first_name, u.last_name), '') as "askedBy", p.asked_at as "askedAt"
    from ${answersView} join opinions o on o.id = answer.id and o.published
    join opinion_pins p on p.opinion_id = o.id and p.state <> 'declined'
    join sections s on s.id = o.section_id and s.deleted_at is null
    join pages g on g.id = s.page_id and g.deleted_at is null
    join courses c on c.id = g.course_id and c.deleted_at is null
    left join users u on u.id = p.asked_by
    where answer.user_id = ${userId}
    order by p.asked_at desc, o.id desc`);
  return Promise.all(
    rows.map(async (row) => {
      const content = await contents.get(ctx.database, row.courseId, row.version);
      const section = content?.sectionsById.get(row.sectionId);
      return {
        opinion_id: row.opinionId,
        state: row.state,
        course: { id: row.courseId, title: row.courseTitle },
        question: (section && questionOf(section.content)) ?? "",
        answer: row.answer,
        asked_by: row.askedBy,
        asked_at: formatLocalDate(new Date(row.askedAt), ctx.site.timeZone),
        hidden: row.hidden,
      };
    }),
  );
}

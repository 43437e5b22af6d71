import type { AskedQuestion, Presentation } from "@paso/contract";
import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { type ContentSection, type CourseContent, pollOf } from "../../courses/index.ts";
import { choicesView } from "../../learning/index.ts";
import { titleOf } from "../figures/place-of.ts";
import { type AskedNow, askedAt, type PresentationRow } from "./find-presentation.ts";

/** How many people are in the room, and how many of them have answered in the current round. */
export interface RoomCount extends Record<string, unknown> {
  id: number;
  people: number;
  answers: number;
}

/** Counts the rooms of presentations in one statement, whose cost depends on the people in them. */
export async function countRooms(
  { database }: Context,
  ids: readonly number[],
): Promise<Map<number, RoomCount>> {
  const { rows } = await database.execute<RoomCount>(sql`
    select p.id, count(room.user_id)::int as people, count(c.user_id)::int as answers
    from presentations p
    left join presentation_people room on room.presentation_id = p.id
    left join ${choicesView} c on c.user_id = room.user_id and c.section_id = p.section_id
      -- Who comes late answers for the first time in the second round.
      and (p.round = 1 or c.first_option_ids is not null or c.created_at >= p.opened_at)
    where p.id = any(${sql.param([...ids])}::int[])
    group by p.id`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A presentation for the person who holds it. */
export async function presentPresentation(
  ctx: Context,
  course: CourseContent,
  row: PresentationRow,
): Promise<Presentation> {
  const room = (await countRooms(ctx, [row.id])).get(row.id);
  const asked = askedAt(row, ctx.clock.now(), (id) => isTwice(course, id));
  const section = asked && course.sectionsById.get(asked.sectionId);
  return {
    code: row.code,
    join_path: classPath(row.code),
    people: room?.people ?? 0,
    expires_at: row.expiresAt.toISOString(),
    asked: asked && section ? presentAsked(asked, section, room?.answers ?? 0) : null,
  };
}

function presentAsked(
  { state, round, closesAt }: AskedNow,
  section: ContentSection,
  answers: number,
): AskedQuestion {
  return {
    section_id: section.id,
    question: titleOf(section),
    state,
    round,
    closes_at: closesAt && closesAt.toISOString(),
    answers,
  };
}

/** The path at which phones join. */
function classPath(code: string): string {
  return `/class/${code}`;
}

/** Whether a question has two rounds. */
export function isTwice({ sectionsById }: CourseContent, sectionId: number): boolean {
  const section = sectionsById.get(sectionId);
  return (section && pollOf(section.content)?.twoRounds) ?? false;
}

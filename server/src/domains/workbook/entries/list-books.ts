import type { Workbooks } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import type { CourseProgress } from "../../learning/index.ts";
import { findOwnWork } from "./find-own-work.ts";
import { PARTS } from "./list-entries.ts";

/** The courses with workbook entries, with their number. */
export async function listBooks(
  ctx: Context,
  actor: Actor,
  courses: readonly CourseProgress[],
): Promise<Workbooks["courses"]> {
  const courseIds = courses.map(({ course }) => course.id);
  const work = await findOwnWork(ctx, { userId: actor.id, courseIds });
  const byCourse = Map.groupBy(work, ({ courseId }) => courseId);
  return courses.flatMap(({ course: { id, title, language } }) => {
    const items = byCourse.get(id);
    if (!items) return [];
    const count = (part: keyof typeof PARTS) =>
      items.filter(({ kind }) => PARTS[part].includes(kind)).length;
    return {
      id,
      title,
      language,
      answers: count("answers"),
      texts: count("texts"),
      notes: count("notes"),
      passages: count("passages"),
    };
  });
}

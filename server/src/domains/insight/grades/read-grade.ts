import type { Context } from "../../../platform/context.ts";
import type { CourseContent } from "../../courses/index.ts";
import { computeGrade } from "./compute-grade.ts";
import { countMarks } from "./count-marks.ts";
import { findScheme } from "./find-scheme.ts";

/** A student's current grade; null if the course has no grades, or no question counts. */
export async function readGrade(
  ctx: Context,
  content: CourseContent,
  userId: number,
): Promise<ReturnType<typeof computeGrade>> {
  const scheme = await findScheme(ctx, content.id);
  if (!scheme) return null;
  const marksOf = await countMarks(ctx, { content, scheme, userIds: [userId] });
  return computeGrade(scheme, marksOf(userId).modules);
}

import { and, eq } from "drizzle-orm";

import { courses, diplomas } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Whether a person has a diploma of a course: `due` if one is sent once they finish it. */
export async function findIssuedDiploma(
  { database }: Context,
  { userId, courseId }: { userId: number; courseId: number },
): Promise<"none" | "due" | "issued" | "revoked"> {
  const [row] = await database
    .select({ hasDiploma: courses.hasDiploma, id: diplomas.id, revokedAt: diplomas.revokedAt })
    .from(courses)
    .leftJoin(diplomas, and(eq(diplomas.courseId, courses.id), eq(diplomas.userId, userId)))
    .where(eq(courses.id, courseId));
  if (row?.id) return row.revokedAt ? "revoked" : "issued";
  return row?.hasDiploma ? "due" : "none";
}

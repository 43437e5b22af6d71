import { and, eq } from "drizzle-orm";

import { diplomas } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

/** A diploma of a course that staff are changing. */
export interface ChosenDiploma {
  courseId: number;
  diplomaId: number;
  actorId: number;
}

/** Locks a diploma, which serialises its changes. @throws `not_found` */
export async function lockDiploma(
  { database }: Context,
  { courseId, diplomaId }: ChosenDiploma,
): Promise<typeof diplomas.$inferSelect> {
  const [diploma] = await database
    .select()
    .from(diplomas)
    .where(and(eq(diplomas.id, diplomaId), eq(diplomas.courseId, courseId)))
    .for("update");
  if (!diploma) throw notFound();
  return diploma;
}

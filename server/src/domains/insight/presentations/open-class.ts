import { eq } from "drizzle-orm";

import { courses, presentationPeople, presentations } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { findTakenCourse } from "../../courses/index.ts";
import { refusalWithoutEnrolment } from "../../learning/index.ts";
import type { PresentationRow } from "./find-presentation.ts";

/** A presentation that a student's phone is in, or was. */
export interface OpenClass {
  row: PresentationRow;
  course: { id: number; title: string; language: "en" | "es" };
}

const NO_CLASS = "There is no class with this code for you.";

/**
 * Finds a presentation by its code, through a person's enrolment: for others, codes lead nowhere.
 * @throws `not_found`, and `forbidden` for staff who see the course but do not take it
 */
export async function openClass(ctx: Context, actor: Actor, code: string): Promise<OpenClass> {
  const [found] = await ctx.database
    .select({
      row: presentations,
      course: { id: courses.id, title: courses.title, language: courses.language },
    })
    .from(presentations)
    .innerJoin(courses, eq(courses.id, presentations.courseId))
    .where(eq(presentations.code, code));
  if (!found) throw notFound(NO_CLASS);
  const { course } = found;
  if (!(await findTakenCourse(ctx, { userId: actor.id, courseId: course.id }))) {
    throw await refusalWithoutEnrolment(ctx, actor, course.id, NO_CLASS);
  }
  return found;
}

/** Records that a person's phone is in the room. */
export async function enterRoom(
  { database, clock }: Context,
  { presentationId, userId }: { presentationId: number; userId: number },
): Promise<void> {
  await database
    .insert(presentationPeople)
    .values({ presentationId, userId, joinedAt: clock.now() })
    .onConflictDoNothing();
}

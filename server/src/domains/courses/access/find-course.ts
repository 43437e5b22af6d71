import type { StaffRole } from "@paso/contract";
import { and, eq, exists, inArray, isNull, or, type SQL, sql } from "drizzle-orm";

import type { Database } from "../../../database/connection.ts";
import { courses, courseStaff, enrolments, groups } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { type CourseRight, courseScope, mayAuthor, rolesWith } from "./course-policy.ts";

/** A course's own row, without what it contains. */
export type Course = typeof courses.$inferSelect;

/**
 * The course, if this person sees it.
 * @throws `not_found` when it does not exist, is deleted or lies outside the person's scope
 */
export async function findCourse(ctx: Context, actor: Actor, courseId: number): Promise<Course> {
  const [course] = await ctx.database
    .select()
    .from(courses)
    .where(and(eq(courses.id, courseId), visibleTo(ctx, actor)));
  if (!course) throw notFound("The course selected doesn't exist.");
  return course;
}

/** A course's title, deleted or not; null if there is no such course. */
export async function findCourseTitle(
  { database }: Context,
  courseId: number,
): Promise<string | null> {
  const [course] = await database
    .select({ title: courses.title })
    .from(courses)
    .where(eq(courses.id, courseId));
  return course?.title ?? null;
}

/** Whether this person sees the course: through their role, their assignment or their enrolment. */
export async function canSeeCourse(ctx: Context, actor: Actor, courseId: number): Promise<boolean> {
  const [course] = await ctx.database
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, courseId), visibleTo(ctx, actor)));
  return course !== undefined;
}

/** A course that a person takes, whatever their role, and that is now open to them; else null. */
export async function findTakenCourse(
  { database, clock }: Context,
  { userId, courseId }: { userId: number; courseId: number },
): Promise<Pick<Course, "id" | "title"> | null> {
  const [course] = await database
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(
      and(
        eq(courses.id, courseId),
        isNull(courses.deletedAt),
        isOpenTo(database, userId, clock.now()),
      ),
    );
  return course ?? null;
}

/** Condition on `courses` that selects those a person sees; never deleted ones. */
export function visibleTo(ctx: Context, actor: Pick<Actor, "id" | "role">): SQL | undefined {
  const { database } = ctx;
  const living = isNull(courses.deletedAt);
  switch (courseScope(actor)) {
    case "all":
      return living;
    case "assigned":
      return and(living, isAssigned(database, actor.id));
    case "enrolled":
      return and(living, isOpenTo(database, actor.id, ctx.clock.now()));
  }
}

/**
 * Condition on `courses` that selects those a person works on, deleted ones included; never a
 * student's.
 * @param right limits them to those where they have it: none for whoever only reads
 */
export function staffScope(
  { database }: Context,
  actor: Actor,
  right?: CourseRight,
): SQL | undefined {
  if (right && !mayAuthor(actor)) return sql`false`;
  switch (courseScope(actor)) {
    case "all":
      return undefined;
    case "assigned":
      return isAssigned(database, actor.id, right && rolesWith(right));
    case "enrolled":
      return sql`false`;
  }
}

/**
 * Condition on `courses` that selects those a person sees or finds on their home, which also lists
 * courses they are enrolled in before they begin and after they end.
 */
export function listedFor(ctx: Context, actor: Actor): SQL | undefined {
  const published = and(isNull(courses.deletedAt), eq(courses.status, "published"));
  return or(visibleTo(ctx, actor), and(published, isEnrolled(ctx.database, actor.id)));
}

function isAssigned(database: Database, userId: number, roles?: StaffRole[]): SQL {
  return exists(
    database
      .select({ id: courseStaff.courseId })
      .from(courseStaff)
      .where(
        and(
          eq(courseStaff.courseId, courses.id),
          eq(courseStaff.userId, userId),
          roles && inArray(courseStaff.role, roles),
        ),
      ),
  );
}

function isEnrolled(database: Database, userId: number): SQL {
  return exists(
    database
      .select({ id: enrolments.courseId })
      .from(enrolments)
      .where(and(eq(enrolments.courseId, courses.id), eq(enrolments.userId, userId))),
  );
}

/** Like {@link isOpenToStudents}, with the dates of a person's enrolment. */
function isOpenTo(database: Database, userId: number, now: Date): SQL | undefined {
  const begins = sql`coalesce(${groups.startsAt}, ${courses.startsAt}, '-infinity')`;
  const ends = sql`coalesce(${enrolments.endsAt}, ${groups.endsAt}, ${courses.endsAt}, 'infinity')`;
  return and(
    eq(courses.status, "published"),
    exists(
      database
        .select({ id: enrolments.courseId })
        .from(enrolments)
        .innerJoin(groups, eq(groups.id, enrolments.groupId))
        .where(
          and(
            eq(enrolments.courseId, courses.id),
            eq(enrolments.userId, userId),
            sql`${begins} <= ${now}`,
            sql`${ends} > ${now}`,
          ),
        ),
    ),
  );
}

import { eq, inArray, isNull, sql } from "drizzle-orm";

import { courses, enrolments, groups, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { type Known, KnownCourse, type KnownPerson } from "./plan-import.ts";
import type { ReadRow } from "./read-import-row.ts";

/** Addresses per statement. */
const BATCH = 1_000;

/** Looks up the existing people and courses that rows refer to. */
export async function findKnown({ database }: Context, rows: readonly ReadRow[]): Promise<Known> {
  const emails = [...new Set(rows.map(({ email }) => email.toLowerCase()))];
  const people = new Map<string, KnownPerson>();
  for (let first = 0; first < emails.length; first += BATCH) {
    const found = await database
      .select({
        id: users.id,
        email: sql<string>`lower(${users.email})`,
        firstName: users.firstName,
        lastName: users.lastName,
        role: users.role,
        locale: users.locale,
        hasBeenHere: sql<boolean>`${users.lastSeenAt} is not null`,
        groups: sql<[number, number][] | null>`(
          select json_agg(json_build_array(${enrolments.courseId}, ${enrolments.groupId}))
          from ${enrolments} where ${enrolments.userId} = ${users.id})`,
      })
      .from(users)
      .where(inArray(sql`lower(${users.email})`, emails.slice(first, first + BATCH)));
    for (const { email, groups: taken, ...person } of found) {
      people.set(email, { ...person, groups: new Map(taken) });
    }
  }
  if (!rows.some(({ course }) => course !== null)) return { people, courses: [] };
  const cohorts = await database
    .select({
      course: { id: courses.id, title: courses.title },
      group: { id: groups.id, name: groups.name, isDefault: groups.isDefault },
    })
    .from(courses)
    .innerJoin(groups, eq(groups.courseId, courses.id))
    .where(isNull(courses.deletedAt));
  const byCourse = Map.groupBy(cohorts, ({ course }) => course.id);
  return {
    people,
    courses: [...byCourse.values()].flatMap((cohortsOf) =>
      cohortsOf.slice(0, 1).map(
        ({ course }) =>
          new KnownCourse(
            course,
            cohortsOf.map(({ group }) => group),
          ),
      ),
    ),
  };
}

import type { ComparisonScope } from "@paso/contract";
import { and, desc, eq, sql } from "drizzle-orm";

import { enrolments, groups, WHOLE_COURSE } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

/** A person's group, and the earlier runs of a course. */
export interface ComparedGroups {
  /** Null if the course has only one group. */
  own: { id: number; name: string } | null;
  /** Other groups that have ended, the latest first. */
  runs: { id: number; name: string; endedAt: Date }[];
}

/** The groups of a course with which one of its students may be compared. */
export async function findComparedGroups(
  { database, clock }: Context,
  { courseId, userId }: { courseId: number; userId: number },
): Promise<ComparedGroups> {
  const rows = await database
    .select({
      id: groups.id,
      name: groups.name,
      endsAt: groups.endsAt,
      isOwn: sql<boolean>`${enrolments.userId} is not null`,
    })
    .from(groups)
    .leftJoin(
      enrolments,
      and(
        eq(enrolments.userId, userId),
        eq(enrolments.courseId, groups.courseId),
        eq(enrolments.groupId, groups.id),
      ),
    )
    .where(eq(groups.courseId, courseId))
    .orderBy(desc(groups.endsAt), groups.id);
  const own = rows.find(({ isOwn }) => isOwn);
  const now = clock.now();
  return {
    own: own && rows.length > 1 ? { id: own.id, name: own.name } : null,
    runs: rows.flatMap(({ id, name, endsAt, isOwn }) =>
      !isOwn && endsAt && endsAt <= now ? [{ id, name, endedAt: endsAt }] : [],
    ),
  };
}

/** The people with whom a person wants to be compared. */
export interface WantedScope {
  scope?: ComparisonScope | undefined;
  run?: number | undefined;
}

/** The people with whom a person is compared, and the scope under which they are counted. */
export interface FoundScope {
  kind: ComparisonScope;
  counted: number;
}

/**
 * The requested scope; the group of a course with only one is the whole course.
 * @throws `not_found` if the run is not an earlier one of the course
 */
export function findComparedScope(
  { own, runs }: ComparedGroups,
  { scope = "course", run }: WantedScope,
): FoundScope {
  if (scope === "run") {
    const found = runs.find(({ id }) => id === run);
    if (!found) throw notFound();
    return { kind: "run", counted: found.id };
  }
  if (scope === "group" && own) return { kind: "group", counted: own.id };
  return { kind: "course", counted: WHOLE_COURSE };
}

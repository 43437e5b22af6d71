import type { Locale } from "@paso/contract";
import { and, eq, type SQL, sql } from "drizzle-orm";

import { foldText } from "../../../database/fold-text.ts";
import { courses, courseSignUps } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { hasPageFor, inCatalogue } from "./catalogue-scope.ts";

interface Wanted {
  /** Null without a session. */
  actor: Actor | null;
  /** Parts of the title or summary, separated by spaces; empty for all. */
  search: string;
  language?: Locale | undefined;
  /** Cursor: the course before the first one; null to begin. */
  after: number | null;
  limit: number;
}

/** A course as read for the catalogue. */
export type CatalogueRow = Awaited<ReturnType<typeof select>>[number];

/** One batch of the catalogue's courses, by title. */
export function listCatalogue(
  ctx: Context,
  { actor, search, language, after, limit }: Wanted,
): Promise<CatalogueRow[]> {
  const title = (course: SQL) => sql`${foldText(sql`${course}.title`)} collate "C", ${course}.id`;
  return select(
    ctx,
    and(
      inCatalogue(ctx.clock.now(), { onlyPublic: actor === null }),
      language && eq(courses.language, language),
      ...matching(search),
      after === null
        ? undefined
        : sql`(${title(sql`courses`)}) > (select ${title(sql`b`)} from courses b where b.id = ${after})`,
    ),
  )
    .orderBy(title(sql`courses`))
    .limit(limit);
}

/** Whether the catalogue has any course for people who have signed in. */
export async function hasCatalogue(ctx: Context): Promise<boolean> {
  return (await select(ctx, inCatalogue(ctx.clock.now())).limit(1)).length > 0;
}

/** A course whose page this person may read; null for every other. */
export async function findCatalogueCourse(
  ctx: Context,
  actor: Actor | null,
  courseId: number,
): Promise<CatalogueRow | null> {
  const [row] = await select(ctx, and(eq(courses.id, courseId), hasPageFor(ctx, actor)));
  return row ?? null;
}

function select({ database }: Context, condition: SQL | undefined) {
  return database
    .select({
      course: courses,
      signUp: courseSignUps,
      // 0 if the course takes any number, because greatest() ignores nulls.
      seatsLeft: sql<number | null>`greatest(0, ${courseSignUps.seats} - (select count(*)::int
        from enrolments where enrolments.course_id = ${courses.id}))`,
    })
    .from(courses)
    .innerJoin(courseSignUps, eq(courseSignUps.courseId, courses.id))
    .where(condition)
    .$dynamic();
}

/** Every word must occur in the title or the summary. */
function matching(search: string): SQL[] {
  const text = foldText(sql`courses.title || ' ' || course_sign_ups.summary`);
  return search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => sql`position(${foldText(sql`${word}::text`)} in ${text}) > 0`);
}

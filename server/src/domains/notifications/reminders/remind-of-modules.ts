import { and, eq, gt, isNull, lte, or, sql } from "drizzle-orm";

import {
  courses,
  enrolments,
  groups,
  modules,
  notifications,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { hasFinishedPage } from "../../learning/index.ts";
import { createNotifications } from "../create/create-notifications.ts";
import { type DatedModule, dueReminders, type ReminderKind } from "./due-reminders.ts";

/**
 * Notifies students that a module has begun, and those who have not finished that it ends in two days.
 * Idempotent: once per student and module.
 */
export async function remindOfModules(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  // Module dates are in the site's time zone, wherever people are.
  const { timeZone } = ctx.site;
  for (const module of await findOpenModules(ctx)) {
    for (const kind of dueReminders(module, now, timeZone)) {
      const { id: moduleId, courseId } = module;
      const bundleKey = `${kind}:${moduleId}`;
      const userIds = await findStudentsToRemind(ctx, module, { kind, bundleKey });
      await createNotifications(ctx, { kind, bundleKey, courseId, moduleId }, userIds);
    }
  }
}

/** Running modules of published courses. */
function findOpenModules({ database, clock }: Context): Promise<DatedModule[]> {
  const now = clock.now();
  const { id, courseId, startsAt, endsAt, deletedAt } = modules;
  return database
    .select({ id, courseId, startsAt, endsAt })
    .from(modules)
    .innerJoin(courses, eq(courses.id, courseId))
    .where(
      and(
        eq(courses.status, "published"),
        isNull(courses.deletedAt),
        isNull(deletedAt),
        sql`num_nonnulls(${startsAt}, ${endsAt}) > 0`,
        or(isNull(startsAt), lte(startsAt, now)),
        or(isNull(endsAt), gt(endsAt, now)),
      ),
    );
}

async function findStudentsToRemind(
  { database, clock }: Context,
  module: DatedModule,
  { kind, bundleKey }: { kind: ReminderKind; bundleKey: string },
): Promise<number[]> {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const wasHere = module.startsAt && lte(enrolments.enrolledAt, module.startsAt);
  const rows = await database
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(groups, eq(groups.id, enrolments.groupId))
    .where(
      and(
        eq(enrolments.courseId, module.courseId),
        sql`${now} between coalesce(${groups.startsAt}, ${courses.startsAt}, '-infinity')
          and coalesce(${enrolments.endsAt}, ${groups.endsAt}, ${courses.endsAt}, 'infinity')`,
        kind === "module-begins"
          ? (wasHere ?? undefined)
          : and(isNotDone(module.id), isNotExtended(module)),
        sql`not exists (
          select from ${notifications} n
          where n.user_id = ${enrolments.userId} and n.bundle_key = ${bundleKey})`,
      ),
    )
    .orderBy(enrolments.userId);
  return rows.map(({ userId }) => userId);
}

/** An individual end date later than the module's keeps it open. */
function isNotExtended({ endsAt }: DatedModule) {
  return endsAt ? or(isNull(enrolments.endsAt), lte(enrolments.endsAt, endsAt)) : undefined;
}

/** Whether a non-empty page of the module is unfinished. */
function isNotDone(moduleId: number) {
  return sql`exists (
    select from pages p
    where p.module_id = ${moduleId} and p.deleted_at is null
      and exists (select from sections s where s.page_id = p.id and s.deleted_at is null)
      and not ${hasFinishedPage(sql`${enrolments.userId}`)})`;
}

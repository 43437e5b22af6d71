import type { AuditAction } from "@paso/contract";
import { eq } from "drizzle-orm";

import { type AuditValues, groups } from "../../../database/tables/index.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { findCourseTitle } from "../../courses/index.ts";
import type { LiveClass } from "../access/find-class.ts";
import type { Occurrence } from "../access/find-occurrence.ts";

/** A class whose change is recorded, and who changed it. */
export interface AuditedClass {
  live: Pick<LiveClass, "title" | "courseId" | "groupId" | "timeZone">;
  /** Null for the command line and the demo. */
  actorId: number | null;
}

interface ClassAudit extends AuditedClass {
  action: Extract<AuditAction, `live_class.${string}`>;
  /** The date it is about, as it was before; omitted for the class as a whole. */
  date?: Occurrence;
  before?: AuditValues;
  after?: AuditValues;
}

/** Adds a change of a class to the audit log; call it in the transaction of the change. */
export async function recordClassAudit(
  ctx: Context,
  { live, date, ...change }: ClassAudit,
): Promise<void> {
  const about = {
    live_class: live.title,
    ...(await nameOwner(ctx, live)),
    ...(date && { class_date: formatLocalDate(date.startsAt, live.timeZone) }),
  };
  await recordAudit(ctx, { ...change, about });
}

/** The course of the class, and its group; nothing for a class of the site. */
async function nameOwner(
  ctx: Context,
  { courseId, groupId }: AuditedClass["live"],
): Promise<AuditValues> {
  if (courseId === null) return {};
  const course = await findCourseTitle(ctx, courseId);
  const [group] =
    groupId === null
      ? []
      : await ctx.database.select({ name: groups.name }).from(groups).where(eq(groups.id, groupId));
  return { course, ...(group && { group: group.name }) };
}

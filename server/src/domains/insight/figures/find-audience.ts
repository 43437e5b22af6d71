import type { ResultGroup } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { parseLocalDate } from "../../../platform/local-date.ts";
import type { CourseContent } from "../../courses/index.ts";
import type { Joined } from "../refresh/counted.ts";
import { findScope, type Group } from "./read-figures.ts";

/** The requested results: a group's, or those of people who joined within some days in the site's zone. */
export interface AskedAudience {
  group?: number | undefined;
  /** `YYYY-MM-DD`, like `to`; both days are included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The people whose results are meant. */
export interface Audience {
  /** The scope under which figures are stored, unless they are by dates. */
  scope: number;
  /** Undefined for every group. */
  groupId: number | undefined;
  /** Null for any date of joining. */
  joined: Joined | null;
}

/**
 * The people whose results are meant, and the groups of the course.
 * @throws `not_found` for a group of another course, `invalid` for a group with dates, or reversed dates
 */
export async function findAudience(
  ctx: Context,
  courseId: number,
  { group: groupId, from, to }: AskedAudience,
): Promise<Audience & { groups: Group[] }> {
  const { groups, scope } = await findScope(ctx, { courseId, groupId });
  const joined = joinedWithin(from, to, ctx.site.timeZone);
  if (joined && groupId !== undefined) {
    throw invalid({ group: ["Choose a group or dates, not both."] });
  }
  if (from !== undefined && to !== undefined && from > to) {
    throw invalid({ to: ["Choose a day that is not before the first."] });
  }
  return { groups, scope, groupId, joined };
}

function joinedWithin(
  from: string | undefined,
  to: string | undefined,
  timeZone: string,
): Joined | null {
  if (from === undefined && to === undefined) return null;
  const startOf = (day: string) => parseLocalDate(`${day}T00:00`, timeZone);
  return {
    from: from === undefined ? null : startOf(from),
    before: to === undefined ? null : startOf(dayAfter(to)),
  };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** A group for staff to choose. */
export function presentGroup({ endsAt }: CourseContent, group: Group, now: Date): ResultGroup {
  const end = group.endsAt ?? endsAt;
  const { id, name, isDefault } = group;
  return { id, name, is_default: isDefault, has_ended: end !== null && end <= now };
}

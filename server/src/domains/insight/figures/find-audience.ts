import type { ResultGroup } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { type InstantRange, rangeOfDays } from "../../../platform/range-of-days.ts";
import type { CourseContent } from "../../courses/index.ts";
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
  joined: InstantRange | null;
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
  const isAnyDay = from === undefined && to === undefined;
  if (!isAnyDay && groupId !== undefined) {
    throw invalid({ group: ["Choose a group or dates, not both."] });
  }
  const joined = isAnyDay ? null : rangeOfDays({ from, to }, ctx.site.timeZone);
  return { groups, scope, groupId, joined };
}

/** A group for staff to choose. */
export function presentGroup({ endsAt }: CourseContent, group: Group, now: Date): ResultGroup {
  const end = group.endsAt ?? endsAt;
  const { id, name, isDefault } = group;
  return { id, name, is_default: isDefault, has_ended: end !== null && end <= now };
}

import type { StaffNeed } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import type { CourseRight } from "../access/course-policy.ts";

/** A course that a person works on. */
export interface AttendedCourse {
  id: number;
  title: string;
  status: "published" | "draft";
  startsAt: Date | null;
  endsAt: Date | null;
  /** Without its survey. */
  pages: number;
  /** Whether the person has a right in it. */
  may: (right: CourseRight) => boolean;
}

/**
 * Finds something that courses need from their staff. Domains list theirs in their modules; each takes
 * one statement at most, however many courses there are.
 */
export type NeedSource = (
  ctx: Context,
  attention: { actor: Actor; courses: readonly AttendedCourse[] },
) => Promise<StaffNeed[]>;

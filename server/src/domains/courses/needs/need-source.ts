import type { Locale, StaffNeed } from "@paso/contract";

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

/** Whom needs are found for. */
export interface Attention {
  actor: Actor;
  /** The courses that the person works on. */
  courses: readonly AttendedCourse[];
  /** Locale of the request, for sentences. */
  locale: Locale;
}

/**
 * Finds something that courses need from their staff. Domains list theirs in their modules; each takes
 * at most one statement, however many courses there are.
 */
export type NeedSource = (ctx: Context, attention: Attention) => Promise<StaffNeed[]>;

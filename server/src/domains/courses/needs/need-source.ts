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
  /** That the person works on. */
  courses: readonly AttendedCourse[];
  /** Of the request, for what is said in sentences. */
  locale: Locale;
}

/**
 * Finds something that courses need from their staff. Domains list theirs in their modules; each takes
 * one statement at most, however many courses there are.
 */
export type NeedSource = (ctx: Context, attention: Attention) => Promise<StaffNeed[]>;

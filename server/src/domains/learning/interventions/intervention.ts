import type { KeptWay } from "../../../database/tables/index.ts";
import type { ContentPage, ContentSection, CourseContent } from "../../courses/index.ts";
import type { PageProgress } from "../progression/find-page-progress.ts";

/** What staff change in one student's way through a course. */
export interface Wish {
  userId: number;
  /** With the dates of everybody. */
  course: CourseContent;
  page: ContentPage;
  kind: "reset" | "open" | "excuse";
  /** The one section to reset; null for the whole page. */
  section: ContentSection | null;
  /** Who of the staff wants it. */
  byUserId: number;
}

/** A wish while it is carried out: the student's enrolment is locked, and this is how far they are. */
export interface LockedWish extends Wish {
  pageProgress: PageProgress;
  /** The group whose tallies count the student beside the whole course's; null for none. */
  tallyGroupId: number | null;
  now: Date;
}

/** What undoing it would have to give back, if it changed nothing. */
export const NOTHING_KEPT: KeptWay = {
  steps: [],
  playbacks: [],
  finish: null,
  finishedCourse: false,
  madeUp: false,
};

/** What was changed, for undoing it and for the audit log. */
export interface Changed {
  kept: KeptWay;
  before: Record<string, string | number | boolean>;
  after: Record<string, string | number | boolean>;
}

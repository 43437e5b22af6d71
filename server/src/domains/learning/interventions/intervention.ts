import type { KeptWay } from "../../../database/tables/index.ts";
import type { ContentPage, ContentSection, CourseContent } from "../../courses/index.ts";
import type { PageProgress } from "../progression/find-page-progress.ts";

/** A change that staff want to make in one student's progress. */
export interface Wish {
  userId: number;
  /** With the general dates, before the student's own. */
  course: CourseContent;
  page: ContentPage;
  kind: "reset" | "open" | "excuse";
  /** The one section to reset; null for the whole page. */
  section: ContentSection | null;
  /** The staff member who wants it. */
  byUserId: number;
}

/** A wish being carried out: the student's enrolment is locked, and their progress is loaded. */
export interface LockedWish extends Wish {
  pageProgress: PageProgress;
  /** The group whose tallies include the student besides the whole course's; null for none. */
  tallyGroupId: number | null;
  now: Date;
}

/** Undo data of an intervention that changed nothing. */
export const NOTHING_KEPT: KeptWay = {
  steps: [],
  playbacks: [],
  finish: null,
  finishedCourse: false,
  madeUp: false,
};

/** The change, for undoing it and for the audit log. */
export interface Changed {
  kept: KeptWay;
  before: Record<string, string | number | boolean>;
  after: Record<string, string | number | boolean>;
}

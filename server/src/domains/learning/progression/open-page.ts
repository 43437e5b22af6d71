import type { Message } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { timeFormat } from "../../../platform/date-formats.ts";
import { conflict, forbidden, notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import {
  canSeeCourse,
  type ContentPage,
  type ContentSection,
  type CourseContent,
  type CourseMemory,
  isOpenToStudents,
  withEnrolmentDates,
} from "../../courses/index.ts";
import { findPageProgress, type PageProgress } from "./find-page-progress.ts";
import { moduleState } from "./progression.ts";

/** A page that a person may read, and their progress in it. */
export interface OpenPage {
  course: CourseContent;
  page: ContentPage;
  pageProgress: PageProgress;
  /** Closed modules are read-only. */
  moduleClosed: boolean;
  /** The group whose tallies include the person besides the whole course's; null for none. */
  tallyGroupId: number | null;
  /** The current time; null in a preview, which ignores dates. */
  now: Date | null;
}

/**
 * Loads a page through a person's enrolment. Throws `not_found` if it is not visible to them,
 * `forbidden` for staff who see the course but do not take it, `conflict` before its module begins.
 */
export async function openEnrolledPage(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  pageId: number,
): Promise<OpenPage> {
  const courseId = await memory.locator.locatePage(ctx.database, pageId);
  if (courseId === null) throw notFound();
  const found = await findPageProgress(ctx.database, { userId: actor.id, courseId, pageId });
  if (!found) throw await refusalWithoutEnrolment(ctx, actor, courseId);
  const { pageProgress, dates, tallyGroupId } = found;
  const content = await memory.contents.get(ctx.database, courseId, pageProgress.courseVersion);
  const course = content && withEnrolmentDates(content, dates);
  const page = course?.pagesById.get(pageId);
  const now = ctx.clock.now();
  if (!course || !page || !isOpenToStudents(course, now)) throw notFound();
  const state = moduleState(course, page, now);
  if (state === "not_begun" && !pageProgress.isOpened) throw moduleNotBegun(ctx, course, page);
  return { course, page, pageProgress, moduleClosed: state === "ended", tallyGroupId, now };
}

/** As {@link openEnrolledPage}, but also refuses (`not_found`) a section of another page. */
export async function openSection(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  ids: { pageId: number; sectionId: number },
): Promise<{ open: OpenPage; section: ContentSection }> {
  const open = await openEnrolledPage(ctx, memory, actor, ids.pageId);
  const section = open.page.sections.find(({ id }) => id === ids.sectionId);
  if (!section) throw notFound();
  return { open, section };
}

/** The refusal of changes in a module that has ended. */
export function moduleClosed() {
  return conflict(
    "module_closed",
    "This module is closed. You can read it, but not answer any more.",
  );
}

/** Staff who see the course learn that they do not take it; to others it does not exist. */
export async function refusalWithoutEnrolment(
  ctx: Context,
  actor: Actor,
  courseId: number,
  missing?: Message,
) {
  return (await canSeeCourse(ctx, actor, courseId)) ? forbidden() : notFound(missing);
}

function moduleNotBegun(ctx: Context, course: CourseContent, page: ContentPage) {
  const startsAt = course.modulesById.get(page.moduleId ?? 0)?.startsAt ?? null;
  const { timeZone } = ctx.site;
  return conflict("module_not_begun", "This module begins on {date}.", {
    date: (locale) =>
      startsAt ? `${timeFormat(timeZone, locale).format(startsAt)} (${timeZone})` : "",
  });
}

import type { PreviewSteps } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import {
  canSeeCourse,
  type ContentSection,
  type CourseContent,
  type CourseMemory,
  loadCourseContent,
} from "../../courses/index.ts";
import type { PageProgress, Step } from "../progression/find-page-progress.ts";
import type { OpenPage } from "../progression/open-page.ts";
import { parseAnswer } from "../progression/parse-answer.ts";

/**
 * A page as its author previews it: the steps come with the call, and all earlier pages count as
 * finished.
 */
export async function openPreview(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  { pageId, steps: sentSteps }: { pageId: number; steps: PreviewSteps },
): Promise<OpenPage> {
  const courseId = await memory.locator.locatePage(ctx.database, pageId);
  const course = await findSeenCourse(ctx, actor, courseId);
  const page = course.pagesById.get(pageId);
  if (!page) throw notFound();
  const steps = readSteps(page.sections, sentSteps);
  const done = page.sections.every(({ id }) => steps.get(id)?.status === "finished");
  const before = page.kind === "survey" ? course.pages : course.pages.slice(0, page.index);
  const pageProgress: PageProgress = {
    courseVersion: course.version,
    courseFinished: page.kind === "survey" || (done && page.index === course.pages.length - 1),
    finishedPages: new Set([...before, ...(done ? [page] : [])].map(({ id }) => id)),
    isOpened: false,
    steps,
    early: new Map(),
  };
  return { course, page, pageProgress, moduleClosed: false, tallyGroupId: null, now: null };
}

/** A section of a course that this person sees as staff. */
export async function findPreviewSection(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  sectionId: number,
): Promise<{ course: CourseContent; section: ContentSection }> {
  const courseId = await memory.locator.locateSection(ctx.database, sectionId);
  const course = await findSeenCourse(ctx, actor, courseId);
  const section = course.sectionsById.get(sectionId);
  if (!section) throw notFound();
  return { course, section };
}

/** Not cached: a preview shows what was saved a moment ago. */
async function findSeenCourse(
  ctx: Context,
  actor: Actor,
  courseId: number | null,
): Promise<CourseContent> {
  if (courseId === null || !(await canSeeCourse(ctx, actor, courseId))) throw notFound();
  const course = await loadCourseContent(ctx.database, courseId);
  if (!course) throw notFound();
  return course;
}

/** Steps that are still valid: sections that were edited or removed since have to be taken again. */
function readSteps(sections: readonly ContentSection[], steps: PreviewSteps): Map<number, Step> {
  const read = new Map<number, Step>();
  for (const { section_id, status, answer, first_answer: first } of steps) {
    const section = sections.find(({ id }) => id === section_id);
    if (!section) continue;
    try {
      const committed = answer === null ? null : parseAnswer(section.content, answer);
      const firstAnswer = first == null ? {} : { firstAnswer: parseAnswer(section.content, first) };
      read.set(section_id, { status, answer: committed, ...firstAnswer });
    } catch {
      continue;
    }
  }
  return read;
}

import type { BlockingStep } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import type { ContentPage, CourseContent, CourseMemory } from "../../courses/index.ts";
import { findPageProgress } from "./find-page-progress.ts";
import { openEnrolledPage, type OpenPage } from "./open-page.ts";
import {
  addressOrMap,
  currentSection,
  findBlockingPage,
  isReachable,
  withEarlyAnswer,
} from "./progression.ts";

/** As {@link openEnrolledPage}, but also refuses (`conflict`) a page they have not reached. */
export async function openReachablePage(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  pageId: number,
): Promise<OpenPage> {
  const open = await openEnrolledPage(ctx, memory, actor, pageId);
  await refuseOutOfOrder(ctx, actor, open);
  return { ...open, pageProgress: withEarlyAnswer(open.page, open.pageProgress) };
}

/** Refuses (`conflict`) a page that the person has not reached, and names the step that opens it. */
export async function refuseOutOfOrder(
  ctx: Context,
  actor: Pick<Actor, "id">,
  { course, page, pageProgress, now }: OpenPage,
): Promise<void> {
  const reach = { ...pageProgress, begun: pageProgress.steps.size > 0 };
  if (isReachable(course, page, reach, now)) return;
  const blocking = findBlockingPage(course, page, pageProgress, now);
  if (!blocking) throw conflict("page_out_of_order", "Finish the pages before this one first.");
  const key = { userId: actor.id, courseId: course.id, pageId: blocking.id };
  const found = await findPageProgress(ctx.database, key);
  const section = found && currentSection(blocking, found.pageProgress);
  throw conflict(
    "page_out_of_order",
    "Finish “{title}” first.",
    { title: blocking.title },
    presentBlockingStep(course, blocking, now, section?.id),
  );
}

/**
 * The step that has to be taken before a page opens.
 * @param sectionId the current section of the blocking page; its first by default
 */
export function presentBlockingStep(
  course: CourseContent,
  page: ContentPage,
  now: Date | null,
  sectionId = page.sections[0]?.id ?? 0,
): BlockingStep {
  return {
    page_id: page.id,
    section_id: sectionId,
    redirect_to: addressOrMap(course, page, now, sectionId),
  };
}

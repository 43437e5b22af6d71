import type { CourseRecap, Locale } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { daysUntil } from "../../../platform/local-date.ts";
import type { Actor } from "../../accounts/index.ts";
import { type CourseMemory, questionOf, windowState } from "../../courses/index.ts";
import { authorName } from "../../discussion/index.ts";
import {
  type CourseProgress,
  findModuleResults,
  findResumePoint,
  findStudyTime,
} from "../../learning/index.ts";
import { countOwnLikes, findLikedOpinions } from "../../opinions/index.ts";
import { findOwnWords } from "../../workbook/index.ts";

/** Maximum liked opinions shown. */
const MOST_LIKED = 3;

/** A person's recap of a course. */
export async function readRecap(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  { progress, locale }: { progress: CourseProgress; locale: Locale },
): Promise<CourseRecap> {
  const { course } = progress;
  const now = ctx.clock.now();
  const own = { userId: actor.id, sectionIds: [...course.sectionsById.keys()] };
  const [time, results, likes, texts, liked, next] = await Promise.all([
    findStudyTime(ctx, { userId: actor.id, courseId: course.id }),
    findModuleResults(ctx, course, actor.id),
    countOwnLikes(ctx, own),
    findOwnWords(ctx, actor.id, progress),
    findLikedOpinions(ctx, { ...own, limit: MOST_LIKED }),
    findResumePoint(ctx, memory, actor),
  ]);
  return {
    figures: {
      ...countDone(progress),
      days: time ? daysUntil(time.last, time.first, ctx.site.timeZone) + 1 : 0,
      likes,
    },
    quizzes: results
      // A quiz that closed before it was begun says nothing of the person.
      .filter(({ module, answered }) => answered > 0 || windowState(module, now) !== "ended")
      .map(({ module: { id, order, title }, right, questions }) => ({
        module: { id, order, title },
        right,
        questions,
      })),
    texts,
    liked: liked.map(({ id, sectionId, text, firstName, avatar }) => {
      const section = course.sectionsById.get(sectionId);
      return {
        id,
        question: (section && questionOf(section.content)) ?? "",
        answer: text,
        first_name: authorName(firstName, locale),
        user: { avatar },
      };
    }),
    next,
  };
}

/** Finished sections and pages that are still in the course. */
function countDone({ course, finishedPages, finishedSections }: CourseProgress) {
  const finished = course.pages.flatMap(({ id, sections }) => {
    const done = finishedSections.get(id);
    return sections.filter((section) => done?.has(section.id));
  });
  return {
    steps: finished.length,
    pages: course.pages.filter(({ id }) => finishedPages.has(id)).length,
  };
}

import { type CourseOutline, translateMessage, type Locale } from "@paso/contract";

import type { SiteSettings } from "../../../platform/context.ts";
import { shareEventLoop } from "../../../platform/event-loop/share-event-loop.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import type { Actor } from "../../accounts/index.ts";
import {
  choiceOf,
  type ContentSection,
  type CourseContent,
  presentWindow,
} from "../../courses/index.ts";
import { isScheduleLocked } from "../structure/schedule-policy.ts";
import type { CourseIssue } from "./check-course.ts";
import type { TrashedPart } from "./list-trash.ts";
import { type Outline, thumbnailAddress } from "./read-outline.ts";
import { titleLineOf } from "./title-line.ts";

/** A course's outline as shown to its staff. */
export async function presentOutline(
  outline: Outline,
  actor: Actor,
  site: SiteSettings,
): Promise<CourseOutline> {
  const { course, content, answers } = outline;
  const titles = await findTitles(content);
  return {
    course: {
      id: course.id,
      order: course.order,
      title: course.title,
      thumbnail: course.thumbnail,
      thumbnail_url: thumbnailAddress(course),
      ...presentWindow(course, site),
      status: course.status,
      has_diploma: course.hasDiploma,
      allow_seeking: course.allowSeeking,
      free_navigation: course.freeNavigation,
      language: course.language,
      students: outline.students,
    },
    modules: content.modules.map((module) => ({
      id: module.id,
      order: module.order,
      title: module.title,
      ...presentWindow(module, site),
      pages: module.pages.map((page) => ({
        id: page.id,
        order: page.order,
        title: page.title,
        sections: page.sections.map((section) => presentSection(section, titles, answers)),
      })),
    })),
    survey: content.survey && {
      page_id: content.survey.id,
      questions: content.survey.sections.length,
      answers: Math.max(0, ...content.survey.sections.map(({ id }) => answers.get(id) ?? 0)),
    },
    may_edit: outline.mayEdit,
    may_delete: outline.mayDelete,
    schedule_locked: isScheduleLocked(actor, course),
    time_zone: site.timeZone,
  };
}

/** Title lines by section, extracted from long texts. */
async function findTitles(content: CourseContent): Promise<Map<number, string>> {
  const titles = new Map<number, string>();
  const giveWay = shareEventLoop();
  for (const [id, section] of content.sectionsById) {
    titles.set(id, titleLineOf(section.content));
    await giveWay();
  }
  return titles;
}

function presentSection(
  section: ContentSection,
  titles: ReadonlyMap<number, string>,
  answers: ReadonlyMap<number, number>,
) {
  const { id, order, content } = section;
  return {
    id,
    order,
    type: content.type,
    title_line: titles.get(id) ?? "",
    options: choiceOf(content)?.options.length ?? null,
    answers: answers.get(id) ?? 0,
  };
}

export function presentIssue({ path, message, isHint, redirectTo }: CourseIssue, locale: Locale) {
  const level = isHint ? ("hint" as const) : ("fault" as const);
  return { path, message: translateMessage(message, locale), level, redirect_to: redirectTo };
}

export function presentTrashed({ deletedAt, ...part }: TrashedPart, { timeZone }: SiteSettings) {
  return { ...part, deleted_at: formatLocalDate(deletedAt, timeZone) };
}

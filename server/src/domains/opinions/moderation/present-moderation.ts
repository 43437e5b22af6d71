import type { CourseOpinion, Decided, Locale, ModeratedComment } from "@paso/contract";

import type { Context, SiteSettings } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import type { Actor } from "../../accounts/index.ts";
import { type CourseContent, questionOf } from "../../courses/index.ts";
import { authorName } from "../opinion/author-name.ts";
import type { CourseOpinionRow } from "./list-course-opinions.ts";
import type { CommentRow, OpenReport } from "./read-course-opinion.ts";
import type { LatestDecision } from "./select-decision.ts";

/** Where and in which language staff read. */
interface Reading {
  site: SiteSettings;
  locale: Locale;
}

/** An opinion in staff's list, with its question's page and module. */
export function presentCourseOpinion(
  { sectionId, openReports, ...row }: CourseOpinionRow,
  course: CourseContent,
  { site, locale }: Reading,
): CourseOpinion {
  const section = course.sectionsById.get(sectionId);
  const page = section && course.pagesById.get(section.pageId);
  const module = section && course.modulesById.get(section.moduleId ?? 0);
  return {
    ...presentText(row, { site, locale }),
    question: (section && questionOf(section.content)) ?? "",
    path: [module?.title, page?.title].filter((title) => title !== undefined),
    likes: row.likes,
    comments: row.comments,
    views: row.views,
    open_reports: openReports,
  };
}

export function presentModeratedComment(row: CommentRow, reading: Reading): ModeratedComment {
  return {
    ...presentText(row, reading),
    reports: row.reports.map((report) => presentReport(report, reading.site)),
  };
}

export function presentReport({ by, reason, at }: OpenReport, site: SiteSettings) {
  return { by, reason, at: localDate(at, site) };
}

/** The decision just made. */
export function presentDecided(
  { firstName, lastName }: Actor,
  hidden: boolean,
  openReports: number,
  { clock, site }: Context,
): Decided {
  const at = formatLocalDate(clock.now(), site.timeZone);
  return {
    decision: { hidden, by: `${firstName} ${lastName}`.trim(), at },
    open_reports: openReports,
  };
}

interface TextRow {
  id: string;
  author: string;
  text: string;
  createdAt: string;
  hidden: boolean;
  decision: LatestDecision | null;
}

function presentText(
  { id, author, text, createdAt, hidden, decision }: TextRow,
  { site, locale }: Reading,
) {
  return {
    id: Number(id),
    author: authorName(author, locale),
    text,
    created_at: localDate(createdAt, site),
    hidden,
    decision: decision && {
      ...decision,
      by: authorName(decision.by, locale),
      at: localDate(decision.at, site),
    },
  };
}

function localDate(instant: string, site: SiteSettings): string {
  return formatLocalDate(new Date(instant), site.timeZone);
}

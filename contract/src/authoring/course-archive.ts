import { z } from "zod";

import { courseStatus } from "../courses/course-status.ts";
import { sectionDraft } from "../courses/kinds/section-draft.ts";
import { surveySectionDraft } from "../courses/kinds/survey-question.ts";
import { order } from "../courses/order.ts";
import { readPublicAddress } from "../courses/public-address.ts";
import { localDateTime, locale, plainText } from "../http/values.ts";
import { archivedDesign } from "./archived-design.ts";
import { COURSE_LIMITS, MAX_SURVEY_QUESTIONS } from "./course-limits.ts";

/** Titles of courses, modules and pages. */
export const title = plainText
  .max(255, { error: "Use at most 255 characters." })
  .refine((text) => text.trim() !== "", { error: "Enter a title." });

/** An optional window; null is unbounded on that side. */
const window = {
  start_date: localDateTime.nullable().default(null),
  end_date: localDateTime.nullable().default(null),
};

/** Neither course windows nor module windows may end before they begin. */
export function refineWindow(
  value: { start_date?: string | null | undefined; end_date?: string | null | undefined },
  ctx: z.RefinementCtx,
): void {
  if (value.start_date && value.end_date && value.end_date <= value.start_date) {
    ctx.addIssue({
      code: "custom",
      path: ["end_date"],
      message: "The end must be after the start.",
    });
  }
}

const pageFields = { order, title };
const moduleFields = { order, title, ...window };

/** Web address or `files/NAME`; empty for none. */
export const thumbnail = plainText
  .max(2_000, { error: "This is too long." })
  .refine((address) => address === "" || isThumbnailAddress(address), {
    error: "Enter an address that begins with https://, or files/ and the name of an image.",
  });

/** Whether an address can be a course's picture: on the web, or among its files. */
export function isThumbnailAddress(address: string): boolean {
  return /^files\/[^/\\]+$/.test(address) || readPublicAddress(address) !== null;
}

const courseFields = {
  $schema: z.string().optional(),
  format: z.literal("course-archive/1", { error: "This is not a course archive of version 1." }),
  language: locale.meta({ description: "Language the course is written in" }),
  title,
  thumbnail: thumbnail.meta({ description: "Web address or files/NAME; empty for none" }),
  order: order.meta({ description: "Position among the courses" }),
  ...window,
  status: courseStatus,
  has_diploma: z.boolean(),
  allow_seeking: z.boolean().meta({ description: "Whether students may skip ahead in videos" }),
  free_navigation: z
    .boolean()
    .default(false)
    .meta({ description: "Whether pages may be taken in any order" }),
  diploma_design: archivedDesign
    .optional()
    .meta({ description: "The course's own design of diplomas; the site's without" }),
};

const archivePage = z.strictObject({
  ...pageFields,
  sections: z
    .array(sectionDraft)
    .max(COURSE_LIMITS.sectionsOfPage, { error: "A page has at most 200 sections." })
    .meta({ description: "Taken in the order of their order numbers" }),
});

const archiveModule = z
  .strictObject({ ...moduleFields, pages: z.array(archivePage) })
  .superRefine(refineWindow);

const surveyQuestions = { error: "Add at least one question." };
const tooManyQuestions = { error: "A survey has at most 100 questions." };
const oneSurvey = { error: "A course has at most one survey." };

const archiveSurvey = z.strictObject({
  sections: z
    .array(surveySectionDraft)
    .min(1, surveyQuestions)
    .max(MAX_SURVEY_QUESTIONS, tooManyQuestions),
});

/**
 * `course.json` of a course archive: a whole course without its students.
 * HTML refers to images as `files/NAME`, `paragraph_files` names files, and so may `video` (`files/NAME`).
 * Dates are local to the site's time zone.
 */
export const courseArchive = z
  .strictObject({
    ...courseFields,
    modules: z
      .array(archiveModule)
      .max(COURSE_LIMITS.modules, { error: "A course has at most 200 modules." })
      .meta({ description: "Together at most 1000 pages and 5000 sections" }),
    surveys: z.array(archiveSurvey).max(1, oneSurvey).default([]),
  })
  .superRefine(refineWindow);
export type CourseArchive = z.infer<typeof courseArchive>;

const children = z.array(z.unknown());

/**
 * The levels of an archive, each validated separately without its children, so that an issue on one
 * level does not hide those of the levels below.
 */
export const archiveLevels = {
  course: z
    .strictObject({
      ...courseFields,
      modules: children,
      surveys: children.max(1, oneSurvey).default([]),
    })
    .superRefine(refineWindow),
  module: z.strictObject({ ...moduleFields, pages: children }).superRefine(refineWindow),
  page: z.strictObject({ ...pageFields, sections: children }),
  survey: z.strictObject({
    sections: children.min(1, surveyQuestions).max(MAX_SURVEY_QUESTIONS, tooManyQuestions),
  }),
};

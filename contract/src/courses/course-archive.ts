import { z } from "zod";

import { localDateTime, locale, plainText } from "../http/values.ts";
import { order, sectionDraft, surveySectionDraft } from "./section-draft.ts";

/** Titles of courses, modules and pages. */
export const title = plainText
  .max(255, { error: "Use at most 255 characters." })
  .refine((text) => text.trim() !== "", { error: "Enter a title." });

export const courseStatus = z.enum(["published", "draft"]);
export type CourseStatus = z.infer<typeof courseStatus>;

/** An optional window; null is open on that side. */
const window = {
  start_date: localDateTime.nullable().default(null),
  end_date: localDateTime.nullable().default(null),
};

/** Course windows and module windows alike must not end before they begin. */
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

const archivePage = z.strictObject({
  order,
  title,
  sections: z.array(sectionDraft),
});

const archiveModule = z
  .strictObject({ order, title, ...window, pages: z.array(archivePage) })
  .superRefine(refineWindow);

const archiveSurvey = z.strictObject({
  sections: z.array(surveySectionDraft).min(1, { error: "Add at least one question." }),
});

/**
 * `course.json` of a course archive: a whole course without its students.
 * HTML refers to images as `files/NAME`, `paragraph_files` names files, and so may `video` (`files/NAME`).
 * Dates are local to the site's time zone.
 */
export const courseArchive = z
  .strictObject({
    $schema: z.string().optional(),
    format: z.literal("course-archive/1", { error: "This is not a course archive of version 1." }),
    language: locale,
    title,
    /** Web address or `files/NAME`; empty for none. */
    thumbnail: plainText.max(2_000, { error: "This is too long." }),
    order,
    ...window,
    status: courseStatus,
    has_diploma: z.boolean(),
    allow_seeking: z.boolean(),
    /** Whether pages may be taken in any order. */
    free_navigation: z.boolean().default(false),
    modules: z.array(archiveModule),
    surveys: z
      .array(archiveSurvey)
      .max(1, { error: "A course has at most one survey." })
      .default([]),
  })
  .superRefine(refineWindow);
export type CourseArchive = z.infer<typeof courseArchive>;

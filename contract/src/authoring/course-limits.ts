import { z } from "zod";

/**
 * Maximum size of a course. Real ones have some 25 pages and 450 sections; far beyond that, a course
 * could no longer be shown and checked without delaying everybody else.
 */
export const COURSE_LIMITS = {
  modules: 200,
  /** Of all modules together. */
  pages: 1_000,
  /** Of all pages together. */
  sections: 5_000,
  sectionsOfPage: 200,
} as const;

export const MAX_SURVEY_QUESTIONS = 100;

/** Error message for a course that exceeds a limit. */
export const COURSE_LIMIT_MESSAGES = {
  modules: "A course has at most {most} modules.",
  pages: "A course has at most {most} pages.",
  sections: "A course has at most {most} sections.",
  sectionsOfPage: "A page has at most {most} sections.",
} as const satisfies Record<keyof typeof COURSE_LIMITS, string>;

/** The limits that a site has chosen. */
export type SizeLimits = Record<keyof typeof COURSE_LIMITS, number>;

const limit = (most: number) =>
  z
    .int({ error: "Enter a whole number." })
    .min(1, { error: "Enter a number from 1 up." })
    .max(most, { error: "This number is too large." });

/** The limits in the site's settings: chosen by administrators, up to {@link COURSE_LIMITS}. */
export const sizeLimitSettings = {
  most_modules: limit(COURSE_LIMITS.modules),
  most_pages: limit(COURSE_LIMITS.pages),
  most_sections: limit(COURSE_LIMITS.sections),
  most_page_sections: limit(COURSE_LIMITS.sectionsOfPage),
};
type SizeLimitSettings = Record<keyof typeof sizeLimitSettings, number>;

/** Missing limits default to their maximum. */
export function readSizeLimits(settings: {
  [Name in keyof SizeLimitSettings]?: number | undefined;
}): SizeLimits {
  return {
    modules: settings.most_modules ?? COURSE_LIMITS.modules,
    pages: settings.most_pages ?? COURSE_LIMITS.pages,
    sections: settings.most_sections ?? COURSE_LIMITS.sections,
    sectionsOfPage: settings.most_page_sections ?? COURSE_LIMITS.sectionsOfPage,
  };
}

export function presentSizeLimits(limits: SizeLimits): SizeLimitSettings {
  return {
    most_modules: limits.modules,
    most_pages: limits.pages,
    most_sections: limits.sections,
    most_page_sections: limits.sectionsOfPage,
  };
}

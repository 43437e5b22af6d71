/**
 * How large a course may become. Real ones have some 25 pages and 450 sections; far beyond, a course
 * could no longer be shown and checked without keeping everybody else waiting.
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

/** What is said of a course that is too large, by its limit. */
export const COURSE_LIMIT_MESSAGES = {
  modules: "A course has at most 200 modules.",
  pages: "A course has at most 1000 pages.",
  sections: "A course has at most 5000 sections.",
  sectionsOfPage: "A page has at most 200 sections.",
} as const satisfies Record<keyof typeof COURSE_LIMITS, string>;

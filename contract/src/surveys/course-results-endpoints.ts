import { z } from "zod";

import { namedCourse } from "../courses/named-course.ts";
import { courseGroup } from "../courses/people-endpoints.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { SPREADSHEETS } from "../http/spreadsheet-formats.ts";
import { id, localDateTime, pageQuery, pathId } from "../http/values.ts";
import { questionFigures, questionResult } from "./question-figures.ts";

/** The results of a course's survey, for its staff. */

const coursePath = z.strictObject({ courseId: pathId });

const surveyQuestion = z.strictObject({
  id,
  /** `text` for free texts, which have neither options nor figures. */
  kind: z.enum(["choice", "text"]),
  question: z.string(),
  options: z.array(z.strictObject({ id, text: z.string() })),
  /** Whether it was removed from the survey after it was answered. */
  removed: z.boolean(),
});

export const readSurveyResults = endpoint({
  name: "readSurveyResults",
  method: "GET",
  path: "/api/authoring/courses/:courseId/survey-results",
  scope: "results:read",
  summary:
    "What students answered to the course's survey, question by question: of everybody, or of one " +
    "group. Of fewer than five answers their number alone.",
  params: coursePath,
  query: z.strictObject({
    /** Only students of this group. */
    group: pathId.optional(),
  }),
  response: z.strictObject({
    course: namedCourse,
    groups: z.array(courseGroup.pick({ id: true, name: true, is_default: true })),
    /** Whether this person may change the survey. */
    may_edit: z.boolean(),
    /** Null if the course has no survey. */
    survey: z
      .strictObject({
        /** Students who finished the course, or answered without finishing it. */
        reached: z.int(),
        /** Students who answered at least one question. */
        answered: z.int(),
        /** In the survey's order; removed ones come last. */
        questions: z.array(surveyQuestion.extend({ result: questionResult })),
      })
      .nullable(),
  }),
  errors: [404],
});
export type SurveyResults = EndpointOutput<typeof readSurveyResults>;

export const readSurveyQuestion = endpoint({
  name: "readSurveyQuestion",
  method: "GET",
  path: "/api/authoring/courses/:courseId/survey-results/:sectionId",
  scope: "results:read",
  summary:
    "A question of the course's survey by group, over time, and beside the same question in the " +
    "courses that this one was copied from or to.",
  params: coursePath.extend({ sectionId: pathId }),
  response: z.strictObject({
    groups: z.array(
      z.strictObject({
        group: courseGroup.pick({
          id: true,
          name: true,
          is_default: true,
          start_date: true,
          end_date: true,
        }),
        result: questionResult,
      }),
    ),
    /**
     * Weeks, or months if answers span more than half a year. Adjacent ones with fewer than five answers
     * are merged.
     */
    periods: z.array(
      z.strictObject({
        from: z.iso.date(),
        /** The last day. */
        to: z.iso.date(),
        answers: z.int(),
        figures: questionFigures.nullable(),
      }),
    ),
    /**
     * Oldest course first, including this one. Counts are of this question's options; choices of others
     * are in `removed`, and count in that run's mean.
     */
    runs: z.array(
      z.strictObject({
        course: z.strictObject({
          id,
          title: z.string(),
          start_date: localDateTime.nullable(),
          end_date: localDateTime.nullable(),
        }),
        result: questionResult,
      }),
    ),
  }),
  errors: [404],
});
export type SurveyQuestionResults = EndpointOutput<typeof readSurveyQuestion>;

export const listCourseSurveyTexts = endpoint({
  name: "listCourseSurveyTexts",
  method: "GET",
  path: "/api/authoring/courses/:courseId/survey-results/:sectionId/texts",
  scope: "results:read",
  summary:
    "What students wrote to a question of the course's survey, without names, in an order that says " +
    "nothing. Texts are kept back where figures would be.",
  params: coursePath.extend({ sectionId: pathId }),
  query: pageQuery.extend({
    /** Only students of this group. */
    group: pathId.optional(),
  }),
  response: z.strictObject({
    texts: z.array(
      z.strictObject({
        text: z.string(),
        /** How many wrote exactly this. */
        people: z.int(),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
  errors: [404],
});
export type CourseSurveyTexts = EndpointOutput<typeof listCourseSurveyTexts>;

export const surveyExportFormat = z.enum(["csv", "xlsx"]);
export type SurveyExportFormat = z.infer<typeof surveyExportFormat>;

export const exportSurveyResults = endpoint({
  name: "exportSurveyResults",
  method: "GET",
  path: "/api/authoring/courses/:courseId/survey-export/:format",
  scope: "results:read",
  summary: "All results of the course's survey as a spreadsheet, with the same figures.",
  params: coursePath.extend({ format: surveyExportFormat }),
  response: "file",
  fileTypes: SPREADSHEETS,
  errors: [404],
});

import { z } from "zod";

import { graphicType } from "../courses/kinds/graphic-type.ts";
import { namedCourse } from "../courses/named-course.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { blockingStep } from "../http/error-body.ts";
import { pictureQuery } from "../http/picture-query.ts";
import {
  id,
  instant,
  locale,
  localDateTime,
  pathId,
  plainText,
  redirectTo,
} from "../http/values.ts";
import { areas, courseParts, latestNews, nextClass } from "../navigation/navigation-endpoints.ts";
import { studentSection } from "./student-section.ts";

/** The page after a finished one; `redirect_to` is null at the end of the course. */
export const nextStep = z.strictObject({
  kind: z.enum(["page", "module", "course"]),
  redirect_to: redirectTo.nullable(),
});
export type NextStep = z.infer<typeof nextStep>;

const numbered = { id, order: z.int(), title: z.string() };

export const pageData = z.strictObject({
  page: z.strictObject(numbered),
  /** Null for a course's survey, which is outside the modules. */
  module: z.strictObject(numbered).nullable(),
  course: z.strictObject({
    id,
    title: z.string(),
    has_diploma: z.boolean(),
    allow_seeking: z.boolean(),
    /** Language of its content. */
    language: locale,
  }),
  /** Sections already reached, including the current one, by id. */
  sections: z.record(z.string(), studentSection),
  /** Number of all sections of the page, including those not yet reached. */
  total_sections: z.int(),
  /** Null until the page is finished, or closed with its module. */
  next: nextStep.nullable(),
  /** The course's survey if there is one, once the course is finished. */
  survey: z.strictObject({ redirect_to: redirectTo, finished: z.boolean() }).nullable(),
  /** Once the course is finished: pages that were closed before the viewer finished them. */
  missed_pages: z.array(z.strictObject({ title: z.string(), redirect_to: redirectTo })),
});
export type PageData = z.infer<typeof pageData>;

export const openPage = endpoint({
  name: "openPage",
  method: "GET",
  path: "/api/courses/page/:pageId",
  summary: "A page with the sections its student has reached.",
  params: z.strictObject({ pageId: pathId }),
  response: pageData,
  errors: [404, 409],
});

export const advanceResult = z.strictObject({
  current_section: studentSection,
  /** The section opened by this step; null while the current one shows its result, and at the page's end. */
  next_section: studentSection.nullable(),
  next_page: z.boolean(),
  next_module: z.boolean(),
  course_finished: z.boolean(),
  redirect_to: redirectTo.nullable(),
});
export type AdvanceResult = z.infer<typeof advanceResult>;

const sectionPath = z.strictObject({ pageId: pathId, sectionId: pathId });

/** Maximum length of an answer text, in characters. */
export const MAX_ANSWER = 20_000;

/** A round of a question with two rounds. */
export const answerRound = z.literal([1, 2], { error: "Choose round 1 or 2." });

/**
 * Commits the answer to a question. The first committed answer is final; a repeat, which carries an
 * `Idempotency-Key` as the first call did, returns the resulting state. Without that header and
 * without `round`, a second call moves on from the result, as {@link finishSection} does: clients that know
 * only one call for a question send its answer for both. If the question has two rounds, a call with
 * `round: 2` commits the second answer, once; one without it is a repeat of the first, whatever its
 * answer.
 */
export const answerQuestion = endpoint({
  name: "answerQuestion",
  method: "POST",
  path: "/api/courses/page/:pageId/question/:sectionId",
  summary: "Answer a question.",
  headers: {
    "Idempotency-Key":
      "Marks a second call as a repeat, which is answered with the state that was reached. Without this header " +
      "a second call goes on from the result.",
  },
  params: sectionPath,
  body: z.strictObject({
    answer: z
      .union([
        plainText.max(MAX_ANSWER, { error: "This is too long." }),
        z.int().min(0).transform(String),
      ])
      .describe(
        "The index of an option, from 0; several, each followed by `[answer]`, as in `0[answer]2[answer]`; or a text.",
      ),
    /** The round to answer, of two; 1 by default. */
    round: answerRound.optional(),
    /**
     * Of an opinion: what the page stated when it was written. If the student was told that it is private
     * to their workbook it stays so, even if the question was opened to course mates meanwhile.
     */
    workbook_only: z.boolean().optional(),
  }),
  response: advanceResult,
  errors: [404, 409],
});

/** Finishes a video, a paragraph or a summary, and leaves the result of an answered question. */
export const finishSection = endpoint({
  name: "finishSection",
  method: "POST",
  path: "/api/courses/page/:pageId/section/:sectionId",
  summary: "Finish a section, or move on from a question's result.",
  params: sectionPath,
  response: advanceResult,
  errors: [404, 409],
});

/** How many people chose each option, aligned with the question's options. */
const choices = z.array(z.int());

/** Minimum number of answers for a chart, so that no one can be identified in a small class. */
export const ANSWERS_NEEDED = 5;

/**
 * How the class moved from the first round to the second, over all answers, including the viewer's.
 */
export const secondRound = z.strictObject({
  /** People who answered the second round, even by keeping their answer. */
  people_count: z.int(),
  /** How many of them changed their answer. */
  changed_count: z.int(),
  /** First and current choices of all who answered. */
  first_answers: choices,
  last_answers: choices,
  /**
   * Moves by option index. In single choice each is one person; in multiple choice a deselected option
   * goes `to` null, a newly selected one comes `from` null.
   * Empty until `answers_needed` people answered the second round.
   */
  moves: z.array(
    z.strictObject({ from: z.int().nullable(), to: z.int().nullable(), people: z.int() }),
  ),
});
export type SecondRound = z.infer<typeof secondRound>;

export const choiceCounts = z.strictObject({
  /**
   * The answers of all others: the first ones while the viewer may still change theirs in a second
   * round, the last ones afterwards.
   */
  mates_answers: choices,
  /** Only for bar charts: the viewer's last answer. */
  current_user_answers: choices.optional(),
  /** People other than the viewer who answered. */
  mates_count: z.int(),
  /** People who answered, including the viewer. */
  answers_count: z.int(),
  /** With fewer, screens show only the number of answers and no chart. */
  answers_needed: z.int(),
  /** Null if the question has one round, and until the viewer has finished the second. */
  second_round: secondRound.nullable(),
});
export type ChoiceCounts = z.infer<typeof choiceCounts>;

export const graphic = endpoint({
  name: "getGraphic",
  method: "GET",
  path: "/api/courses/graphic/:questionId/:graphicType",
  summary: "What course mates answered, for the chart of an answered question.",
  params: z.strictObject({ questionId: pathId, graphicType }),
  response: choiceCounts,
  errors: [404],
});

/** Maximum number of questions per stream. */
const MAX_FOLLOWED = 100;

/** Sent initially for each followed chart, and whenever it changes. */
export const chartChange = z.strictObject({ question_id: id, graphic: choiceCounts });
export type ChartChange = z.infer<typeof chartChange>;

/**
 * Streams charts of a page while course mates answer. The stream ends after some minutes, and when the
 * viewer may no longer see it; a client that still shows it reconnects.
 */
export const liveCharts = endpoint({
  name: "followCharts",
  method: "GET",
  path: "/api/courses/page/:pageId/live",
  summary: "The charts of answered questions of a page, each time they change.",
  params: z.strictObject({ pageId: pathId }),
  query: z.strictObject({
    questions: z
      .string()
      .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, { error: "This value is not valid." })
      .transform((list) => [...new Set(list.split(",").map(Number))])
      .pipe(z.array(id).max(MAX_FOLLOWED, { error: "This is too long." }))
      .meta({ description: "Ids of questions, separated by commas" }),
  }),
  response: "events",
  event: chartChange,
  errors: [404, 409],
});

/** The time state of a course, by the server's clock. */
export const courseState = z.enum(["not_begun", "running", "ended"]);

const courseProgress = {
  /** Finished sections and all sections, without the survey. */
  finished_sections: z.int(),
  total_sections: z.int(),
};

/** A course on its student's home. */
export const enrolledCourse = namedCourse.extend({
  thumbnail: z.string(),
  start_date: localDateTime.nullable(),
  end_date: localDateTime.nullable(),
  state: courseState,
  finished: z.boolean(),
  ...courseProgress,
  /** Estimated remaining time in whole minutes: the sum of its pages', without closed modules; 0 once finished. */
  minutes_left: z.int(),
  /** Where to continue; null if the course, or the next part of it, is not open. */
  resume_to: redirectTo.nullable(),
  /** When the module begins that the student has to wait for; null for none. */
  continues_on: localDateTime.nullable(),
});
export type EnrolledCourse = z.infer<typeof enrolledCourse>;

/** The page to resume, in the most recently used course. */
export const resumePoint = z.strictObject({
  course_id: id,
  course_title: z.string(),
  module_title: z.string(),
  page_title: z.string(),
  /** Language of these and the question. */
  language: locale,
  /** Of the page. */
  ...courseProgress,
  /** The current question; null if the current section asks none. */
  question: z.string().nullable(),
  /** Estimated remaining time of the page, in whole minutes. */
  minutes_left: z.int(),
  /** Whether a step of the course has been taken. */
  begun: z.boolean(),
  redirect_to: redirectTo,
});
export type ResumePoint = z.infer<typeof resumePoint>;

/** A module, or a whole course, that ends or begins soon and is not finished. */
export const dueDate = z.strictObject({
  course_id: id,
  course_title: z.string(),
  /** Language of the titles. */
  language: locale,
  /** Null for the course itself. */
  module: z.strictObject({ id, number: z.int(), title: z.string() }).nullable(),
  kind: z.enum(["ends", "begins"]),
  date: localDateTime,
  /** Days from today in the site's time zone to the date; 0 is today. */
  in_days: z.int(),
  /** Remaining sections of it. */
  sections_left: z.int(),
  minutes_left: z.int(),
});
export type DueDate = z.infer<typeof dueDate>;

export const listEnrolledCourses = endpoint({
  name: "listEnrolledCourses",
  method: "GET",
  path: "/api/student/courses",
  summary:
    "A student's home: the courses one is enrolled in, where to go on, what is due soon, and news.",
  response: z.strictObject({
    courses: z.array(enrolledCourse),
    /** Null if no course can be resumed. */
    resume: resumePoint.nullable(),
    /** Within 14 days, nearest first, at most five. */
    due: z.array(dueDate),
    /** The response of {@link readNavigation}, so that the screen needs no second round trip. */
    areas,
    next_class: nextClass.nullable(),
    news: latestNews.nullable(),
    /** By the server's clock, which decides when a class can be joined. */
    now: instant,
    time_zone: z.string(),
  }),
});
export type StudentHome = EndpointOutput<typeof listEnrolledCourses>;

export const mapPage = z.strictObject({
  ...numbered,
  /** `closed` with its module before it was finished: it is readable, and blocks nothing. */
  state: z.enum(["finished", "current", "open", "closed", "locked"]),
  ...courseProgress,
  /** Estimated remaining time of the page in whole minutes; 0 once finished or closed. */
  minutes_left: z.int(),
  redirect_to: redirectTo,
  /** The step that opens a locked page; null if only its module's start does. */
  blocked_by: blockingStep.nullable(),
});

/** The whole course at a glance: what is done, what is next, and what is still locked. */
export const courseMap = endpoint({
  name: "getCourseMap",
  method: "GET",
  path: "/api/student/courses/:courseId",
  summary: "A course's modules and pages with the viewer's progress.",
  params: z.strictObject({ courseId: pathId }),
  response: z.strictObject({
    course: enrolledCourse,
    modules: z.array(
      z.strictObject({
        ...numbered,
        start_date: localDateTime.nullable(),
        end_date: localDateTime.nullable(),
        state: courseState,
        pages: z.array(mapPage),
      }),
    ),
    survey: z.strictObject({ redirect_to: redirectTo, finished: z.boolean() }).nullable(),
    parts: courseParts,
    time_zone: z.string(),
  }),
  errors: [404],
});
export type CourseMap = EndpointOutput<typeof courseMap>;

/** Attachments and images of a section. Served as a download, never as a page. */
export const downloadFile = endpoint({
  name: "downloadSectionFile",
  method: "GET",
  path: "/student/courses/file/:sectionId/:fileName",
  summary: "A file of a section.",
  params: z.strictObject({ sectionId: pathId, fileName: plainText.min(1).max(255) }),
  query: pictureQuery,
  response: "file",
  errors: [404, 409],
});

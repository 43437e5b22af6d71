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

/** Where a finished page leads; `redirect_to` is null at the end of the course. */
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
    /** What its content is written in. */
    language: locale,
  }),
  /** Sections already reached, the current one included, by id. */
  sections: z.record(z.string(), studentSection),
  /** All sections of the page, those not yet reached included. */
  total_sections: z.int(),
  /** Null until the page is finished, or closed with its module. */
  next: nextStep.nullable(),
  /** The course's survey, once the course is finished and where there is one. */
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
  /** The section this step opened; null while the current one shows its result, and at the page's end. */
  next_section: studentSection.nullable(),
  next_page: z.boolean(),
  next_module: z.boolean(),
  course_finished: z.boolean(),
  redirect_to: redirectTo.nullable(),
});
export type AdvanceResult = z.infer<typeof advanceResult>;

const sectionPath = z.strictObject({ pageId: pathId, sectionId: pathId });

/** Longest answer text, in characters. */
export const MAX_ANSWER = 20_000;

/** A round of a question that is answered, and then answered again. */
export const answerRound = z.literal([1, 2], { error: "Choose round 1 or 2." });

/**
 * Commits the answer to a question. The first committed answer is final; a repeat, which carries an
 * `Idempotency-Key` as the first call did, returns the state it left. Without that header and without
 * `round`, a second call goes on from the result, as {@link finishSection} does: clients that know
 * one call alone for a question send its answer for both. Where the question has two rounds, a call
 * that says `round: 2` commits the second answer, once; one that does not is a repeat of the first,
 * whatever its answer.
 */
export const answerQuestion = endpoint({
  name: "answerQuestion",
  method: "POST",
  path: "/api/courses/page/:pageId/question/:sectionId",
  summary:
    "Answer a question. Called again without an `Idempotency-Key` header, go on from its result; with one, it is a repeat.",
  params: sectionPath,
  body: z.strictObject({
    /** Option index, indexes each followed by `[answer]`, or a text. */
    answer: z.union([
      plainText.max(MAX_ANSWER, { error: "This is too long." }),
      z.int().min(0).transform(String),
    ]),
    /** Which of two rounds is answered; 1 unless given. */
    round: answerRound.optional(),
    /**
     * Of an opinion: what the page said when it was written. One that the student was told stays in
     * their workbook does so, although the question was opened to course mates meanwhile.
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

/** Answers a chart needs before the screen draws it, so that no one can be identified in a small class. */
export const ANSWERS_NEEDED = 5;

/**
 * How the class moved from the first round to the second, all answers counted, the viewer's
 * included.
 */
export const secondRound = z.strictObject({
  /** People who answered the second time, be it by keeping their answer. */
  people_count: z.int(),
  /** How many of them changed their answer. */
  changed_count: z.int(),
  /** What all who answered chose at first, and what they choose now. */
  first_answers: choices,
  last_answers: choices,
  /**
   * Who went where, by option index. In single choice each is one person; in multiple choice an
   * option that is given up goes `to` null, one that is taken on comes `from` null.
   * Empty until `answers_needed` people answered the second time.
   */
  moves: z.array(
    z.strictObject({ from: z.int().nullable(), to: z.int().nullable(), people: z.int() }),
  ),
});
export type SecondRound = z.infer<typeof secondRound>;

export const choiceCounts = z.strictObject({
  /**
   * Everybody else's answers: the first ones while the viewer may still change theirs in a second
   * round, afterwards the last ones.
   */
  mates_answers: choices,
  /** For bar charts alone: the viewer's last answer. */
  current_user_answers: choices.optional(),
  /** People other than the viewer who answered. */
  mates_count: z.int(),
  /** People who answered, the viewer included. */
  answers_count: z.int(),
  /** Below so many, screens say how many answered and draw no chart. */
  answers_needed: z.int(),
  /** Null where the question has one round, and until the viewer is through with the second. */
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

/** Most questions that one stream follows. */
const MAX_FOLLOWED = 100;

/** Sent whenever a followed chart changes, and once for each at the beginning. */
export const chartChange = z.strictObject({ question_id: id, graphic: choiceCounts });
export type ChartChange = z.infer<typeof chartChange>;

/**
 * Follows charts of a page while mates answer. The stream ends after some minutes, and where the
 * viewer may see it no longer; a client that still shows it asks again.
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

/** A course in time, judged by the server's clock. */
export const courseState = z.enum(["not_begun", "running", "ended"]);

const courseProgress = {
  /** Sections finished and sections in all, survey apart. */
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
  /** About how long what is left takes, in whole minutes, closed modules apart; 0 once finished. */
  minutes_left: z.int(),
  /** Where to continue; null where the course, or the next part of it, is not open. */
  resume_to: redirectTo.nullable(),
  /** When the module begins that one has to wait for to go on; null where one need not wait. */
  continues_on: localDateTime.nullable(),
});
export type EnrolledCourse = z.infer<typeof enrolledCourse>;

/** The page to go on with, of the course that was worked on last. */
export const resumePoint = z.strictObject({
  course_id: id,
  course_title: z.string(),
  module_title: z.string(),
  page_title: z.string(),
  /** What these and the question are written in. */
  language: locale,
  /** Of the page. */
  ...courseProgress,
  /** The question at hand; null where the current section asks none. */
  question: z.string().nullable(),
  /** About how long what is left of the page takes, in whole minutes. */
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
  /** What the titles are written in. */
  language: locale,
  /** Null where the course itself is meant. */
  module: z.strictObject({ id, number: z.int(), title: z.string() }).nullable(),
  kind: z.enum(["ends", "begins"]),
  date: localDateTime,
  /** Days from the site's today to the date; 0 is today. */
  in_days: z.int(),
  /** Sections of it that are left. */
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
    /** Null where no course can be gone on with. */
    resume: resumePoint.nullable(),
    /** Within 14 days, the nearest first, five at most. */
    due: z.array(dueDate),
    /** What {@link readNavigation} responds, so that the screen needs no second request. */
    areas,
    next_class: nextClass.nullable(),
    news: latestNews.nullable(),
    /** By the server's clock, which says when a class can be joined. */
    now: instant,
    time_zone: z.string(),
  }),
});
export type StudentHome = EndpointOutput<typeof listEnrolledCourses>;

export const mapPage = z.strictObject({
  ...numbered,
  /** `closed` with its module before it was finished: it can be read, and blocks nothing. */
  state: z.enum(["finished", "current", "open", "closed", "locked"]),
  ...courseProgress,
  /** About how long what is left of the page takes, in whole minutes; 0 once finished or closed. */
  minutes_left: z.int(),
  redirect_to: redirectTo,
  /** The step that opens a locked page; null where only its module's beginning does. */
  blocked_by: blockingStep.nullable(),
});

/** The whole course at a glance: what is done, what is next, what is still closed. */
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

/** Where attachments and images of a section are fetched. Served as a download, never as a page. */
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

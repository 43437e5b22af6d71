import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { SPREADSHEETS } from "../http/spreadsheet-formats.ts";
import { id, localDateTime, pageQuery, pathId, plainText } from "../http/values.ts";
import { grade } from "./grade-endpoints.ts";
import { interventionKind } from "./intervention-endpoints.ts";
import { audienceQuery, peopleIssue } from "./result-values.ts";

/** The progress of each student of a course, for its staff, and results as spreadsheets. */

const coursePath = z.strictObject({ courseId: pathId });

export const studentOrder = z.enum(["name", "quiet", "result"]);
export type StudentOrder = z.infer<typeof studentOrder>;

/** A student's answers to checked questions, as of the course's figures. */
const score = {
  answered: z.int(),
  right: z.int(),
  /** Of the questions in final quizzes. */
  quiz_answered: z.int(),
  quiz_right: z.int(),
};

const studentResult = z.strictObject({
  id,
  first_name: z.string(),
  last_name: z.string(),
  /** Address of the person's picture; null for initials. */
  avatar: z.string().nullable(),
  group_id: id,
  finished_pages: z.int(),
  /** When they last took a step in this course; null for never. */
  last_seen: localDateTime.nullable(),
  finished_at: localDateTime.nullable(),
  /** Whether they began, have not finished, and took no step for seven days. */
  stuck: z.boolean(),
  ...score,
});
export type StudentResult = z.infer<typeof studentResult>;

/** Filters of students, combined with "and". */
const whichStudents = {
  /** Parts of a name or address, separated by spaces; accents and case do not matter. */
  q: plainText.max(200).optional(),
  /** Only those who are stuck, have finished, or have not begun. */
  show: z.enum(["stuck", "finished", "not_begun"]).optional(),
  /** Only those affected by this issue of the section `section`. */
  issue: peopleIssue.optional(),
};

export const listStudentResults = endpoint({
  name: "listStudentResults",
  method: "GET",
  path: "/api/authoring/courses/:courseId/results/students",
  scope: "results:read",
  summary: "The students of a course with their progress and what they got right.",
  params: coursePath,
  query: pageQuery.extend({
    ...whichStudents,
    ...audienceQuery,
    /** Required with `issue`. */
    section: pathId.optional(),
    /** By last name by default; `quiet`: longest without a step first; `result`: least right first. */
    order: studentOrder.optional(),
  }),
  response: z.strictObject({
    students: z.array(studentResult),
    /** Number of matches. */
    total: z.int(),
    /** Pages of the course, without its survey. */
    pages: z.int(),
    next_cursor: z.string().nullable(),
  }),
  errors: [404],
});
export type StudentResults = EndpointOutput<typeof listStudentResults>;

export const writeToStudents = endpoint({
  name: "writeToStudents",
  method: "POST",
  path: "/api/authoring/courses/:courseId/results-messages",
  summary:
    "Begin news that is addressed to exactly the students that a list of results shows. It is a draft; " +
    "none of them will see who else gets it.",
  params: coursePath,
  body: z.strictObject({
    ...whichStudents,
    group_id: id.optional(),
    from: audienceQuery.from,
    to: audienceQuery.to,
    /** Required with `issue`. */
    section_id: id.optional(),
    /** Only these students. */
    student_ids: z.array(id).min(1, { error: "This field is required." }).max(5000).optional(),
  }),
  response: z.strictObject({ announcement_id: id, people: z.int() }),
  idempotent: true,
  errors: [404, 409],
});

const choiceAnswer = z.strictObject({
  type: z.literal("choice"),
  /** Texts of the options last chosen; removed options are left out. */
  chosen: z.array(z.string()),
  /** The choice before the second round; null if it was not changed. */
  first: z.array(z.string()).nullable(),
  /** Null if there is no right or wrong. */
  right: z.boolean().nullable(),
});

const wayAnswer = z.discriminatedUnion("type", [
  choiceAnswer,
  z.strictObject({ type: z.literal("text"), text: z.string() }),
  /** A text that its author was promised to keep private. */
  z.strictObject({ type: z.literal("private") }),
]);
export type WayAnswer = z.infer<typeof wayAnswer>;

export const readStudentWay = endpoint({
  name: "readStudentWay",
  method: "GET",
  path: "/api/authoring/courses/:courseId/results/students/:userId",
  scope: "results:read",
  summary:
    "One student's way through a course: what they did in each section, as far as they were told " +
    "that staff read it. Never the survey, nor what stays in their workbook.",
  params: coursePath.extend({ userId: pathId }),
  response: z.strictObject({
    student: studentResult,
    email: z.string(),
    /** As of now; null too if the course has no grades. */
    grade,
    pages: z.array(
      z.strictObject({
        id,
        title: z.string(),
        module_title: z.string(),
        /** `closed`: its module has ended. `excused`: counts as finished, but not for the grade. */
        state: z.enum(["locked", "open", "finished", "excused", "closed"]),
        sections: z.array(
          z.strictObject({
            id,
            step: z.int(),
            title: z.string(),
            /** `open`: answered or begun, but not finished. */
            status: z.enum(["untouched", "open", "finished"]),
            at: localDateTime.nullable(),
            answer: wayAnswer.nullable(),
          }),
        ),
      }),
    ),
    /** The student's own end, instead of the usual one; null for none. */
    own_end: localDateTime.nullable(),
    /** When the course ends for their group; null for never. */
    usual_end: localDateTime.nullable(),
    time_zone: z.string(),
    /** Whether the caller may intervene. */
    may_intervene: z.boolean(),
    /** Whether the caller may write to them. */
    may_write: z.boolean(),
    /** Interventions that staff can still undo, newest first. */
    interventions: z.array(
      z.strictObject({
        id,
        /** `extend`: more time. */
        kind: z.enum([...interventionKind.options, "extend"]),
        /** Null for more time, which is for the whole course. */
        page_id: id.nullable(),
        /** The section that was reset; null for the whole page. */
        section_id: id.nullable(),
        /** Who did it; null if they were erased. */
        by: z.string().nullable(),
        at: localDateTime,
        undoable_until: localDateTime,
      }),
    ),
  }),
  errors: [404],
});
export type StudentWay = EndpointOutput<typeof readStudentWay>;

export const resultsTable = z.enum([
  "questions",
  "students",
  "answers",
  "grades",
  "moodle",
  "canvas",
]);
export type ResultsTable = z.infer<typeof resultsTable>;
export const resultsFormat = z.enum(["csv", "xlsx"]);
export type ResultsFormat = z.infer<typeof resultsFormat>;

export const exportResults = endpoint({
  name: "exportResults",
  method: "GET",
  path: "/api/authoring/courses/:courseId/results-export/:table/:format",
  scope: "results:read",
  summary:
    "A course's results as a spreadsheet: each question with the figures of the screen, each " +
    "student, every answer that its author knew staff would read, or grades.",
  params: coursePath.extend({ table: resultsTable, format: resultsFormat }),
  query: z.strictObject(audienceQuery),
  response: "file",
  fileTypes: SPREADSHEETS,
  errors: [404, 409],
});

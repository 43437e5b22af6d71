import { z } from "zod";

import { namedCourse } from "../courses/named-course.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, localDateTime, pageQuery, pathId, plainText, redirectTo } from "../http/values.ts";
import { SEARCH_LENGTH } from "../learning/search-endpoints.ts";

/** The origin of an entry. */
const origin = {
  /** Unique among the entries. */
  key: z.string(),
  course: namedCourse,
  /** Null for the survey, and if the page was removed. */
  module: z.strictObject({ order: z.int(), title: z.string() }).nullable(),
  /** Null if it was removed from the course since. */
  page: z
    .strictObject({ id, order: z.int(), title: z.string(), is_survey: z.boolean() })
    .nullable(),
  /** When it was answered or saved, or last changed. */
  at: localDateTime,
  /** The place in the course; null while that is closed to the viewer, or removed. */
  redirect_to: redirectTo.nullable(),
};

const choiceEntry = z.strictObject({
  kind: z.literal("choice"),
  ...origin,
  question: z.string(),
  options: z.array(
    z.strictObject({
      text: z.string(),
      chosen: z.boolean(),
      /** Whether it was chosen before a second round; null if there was none. */
      chosen_first: z.boolean().nullable(),
      /** Null if there is no right or wrong. */
      valid: z.boolean().nullable(),
      /** Why it is right or wrong; empty for none. */
      reason: z.string(),
      /** Course mates who chose it; null if figures are not shown. */
      mates: z.int().nullable(),
    }),
  ),
  /** Course mates who answered; null if fewer than five people did, and without a chart. */
  mates_count: z.int().nullable(),
  /** Once five people answered a second round: their number, and how many changed their answer. */
  second_round: z.strictObject({ people: z.int(), changed: z.int() }).nullable(),
});

const textEntry = z.strictObject({
  kind: z.literal("text"),
  ...origin,
  question: z.string(),
  text: z.string(),
  /** Whether only the author can read it. */
  workbook_only: z.boolean(),
  /** Hidden by the course's staff: only the author still sees it. */
  hidden: z.boolean(),
  likes: z.int(),
  comment_count: z.int(),
  /** The latest of them, oldest first. */
  comments: z.array(
    z.strictObject({
      first_name: z.string(),
      text: z.string(),
      at: localDateTime,
      /** Whether the viewer wrote it. */
      own: z.boolean(),
    }),
  ),
});

const noteEntry = z.strictObject({ kind: z.literal("note"), ...origin, text: z.string() });

const passageEntry = z.strictObject({
  kind: z.literal("passage"),
  ...origin,
  passage_id: id,
  quote: z.string(),
  note: z.string(),
  /** Pictures within the passage that the section still has. */
  pictures: z.array(
    z.strictObject({
      href: z.string().startsWith("/"),
      name: z.string(),
      alt: z.string(),
      width: z.int().nullable(),
      height: z.int().nullable(),
    }),
  ),
});

/** An entry of a workbook. */
export const workbookEntry = z.discriminatedUnion("kind", [
  choiceEntry,
  textEntry,
  noteEntry,
  passageEntry,
]);
export type WorkbookEntry = z.infer<typeof workbookEntry>;

/** Filters of entries. */
export const workbookPart = z.enum(["answers", "texts", "notes", "passages"]);
export type WorkbookPart = z.infer<typeof workbookPart>;

export const listWorkbooks = endpoint({
  name: "listWorkbooks",
  method: "GET",
  path: "/api/student/workbook",
  summary:
    "The viewer's own workbook: the courses that something is kept of, with how much of each kind.",
  response: z.strictObject({
    courses: z.array(
      namedCourse.extend({
        answers: z.int(),
        texts: z.int(),
        notes: z.int(),
        passages: z.int(),
      }),
    ),
    /** Time zone of the dates. */
    time_zone: z.string(),
  }),
});
export type Workbooks = EndpointOutput<typeof listWorkbooks>;

const courseFilter = pathId
  .optional()
  .meta({ description: "Only this course; all of them without" });

export const listWorkbookEntries = endpoint({
  name: "listWorkbookEntries",
  method: "GET",
  path: "/api/student/workbook/entries",
  summary:
    "What the viewer answered, wrote and kept, in the order of the courses or the newest first. Course mates' figures are as on the page itself. A search looks for all words; case and accents do not count.",
  query: pageQuery.extend({
    course: courseFilter,
    part: workbookPart.optional(),
    order: z.enum(["course", "time"]).optional(),
    q: plainText
      .pipe(
        z
          .string()
          .trim()
          .min(SEARCH_LENGTH.min, { error: "Write at least 2 characters." })
          .max(SEARCH_LENGTH.max, { error: "This is too long." }),
      )
      .optional(),
  }),
  response: z.strictObject({
    entries: z.array(workbookEntry),
    /** Total number of matches, including other batches. */
    total: z.int(),
    next_cursor: z.string().nullable(),
  }),
  errors: [404, 429],
});
export type WorkbookPage = EndpointOutput<typeof listWorkbookEntries>;

/** Formats of an exported workbook. */
export const workbookFormat = z.enum(["pdf", "epub"]);
export type WorkbookFormat = z.infer<typeof workbookFormat>;

export const listWorkbookExports = endpoint({
  name: "listWorkbookExports",
  method: "GET",
  path: "/api/student/workbook/exports",
  summary: "The files of a workbook that were asked for last, one a format, each kept for a week.",
  query: z.strictObject({ course: courseFilter }),
  response: z.strictObject({
    exports: z.array(
      z.strictObject({
        id,
        format: workbookFormat,
        /** `failed`: several retries failed. */
        state: z.enum(["preparing", "ready", "failed"]),
        /** The job that creates it, for its progress. */
        job_id: id,
        /** Bytes; null until it is ready. */
        size: z.int().nullable(),
        requested_at: localDateTime,
        /** When it is deleted. */
        expires_at: localDateTime,
      }),
    ),
    time_zone: z.string(),
  }),
});
export type WorkbookExports = EndpointOutput<typeof listWorkbookExports>;
export type WorkbookExport = WorkbookExports["exports"][number];

export const requestWorkbookExport = endpoint({
  name: "requestWorkbookExport",
  method: "POST",
  path: "/api/student/workbook/exports",
  summary:
    "Make a workbook a file in the background, in the language of the request; replaces the one before in this format. Answered with the job that makes it.",
  body: z.strictObject({
    /** Null for all courses. */
    course_id: id.nullable(),
    format: workbookFormat,
  }),
  response: z.strictObject({ job_id: id }),
  errors: [404],
});

export const downloadWorkbookExport = endpoint({
  name: "downloadWorkbookExport",
  method: "GET",
  path: "/api/student/workbook/exports/:exportId",
  summary: "A workbook as a file, for its owner alone.",
  params: z.strictObject({ exportId: pathId }),
  response: "file",
  fileTypes: ["application/pdf", "application/epub+zip"],
  errors: [404],
});

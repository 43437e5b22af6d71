import { z } from "zod";

import { role } from "../accounts/session-endpoints.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, pathId, plainText } from "../http/values.ts";

/** Import of people from a table: the browser reads the file, these calls take its rows. */

/** Maximum number of rows per import. */
export const MOST_IMPORTED = 10_000;
/** Maximum characters in a cell; clients must truncate longer ones. */
export const LONGEST_CELL = 500;

const cell = plainText.max(LONGEST_CELL, { error: "This is too long." });

export const importRow = z.strictObject({
  /** The line of the file, from 1. */
  line: z.int().min(1).max(10_000_000),
  /** The key by which people are matched. */
  email: cell,
  first_name: cell,
  last_name: cell,
  /** In English or Spanish; empty for a student, or to leave it unchanged. */
  role: cell,
  /** Title or number of a course to take. */
  course: cell,
  /** Name of a group of the course. */
  group: cell,
  /** Such as `es`, `Spanish` or `español`. */
  language: cell,
});
export type ImportRow = z.infer<typeof importRow>;

const rows = z.array(importRow).min(1, { error: "This field is required." }).max(MOST_IMPORTED);

const createsGroups = {
  /** Whether groups that a course does not have are created; their rows are refused otherwise. */
  create_groups: z.boolean().optional(),
};

/** The outcome for one row. */
const importedRow = z.strictObject({
  line: z.int(),
  outcome: z.enum(["new", "changes", "unchanged", "refused"]),
  /** Changes to an existing account or, for a new one, the course it takes. */
  changes: z.array(z.enum(["name", "role", "language", "course", "group"])),
  /** Why it is refused, in the language of the request; null if it is not. */
  message: z.string().nullable(),
  /** The account after the row; null if it is refused. */
  becomes: z
    .strictObject({
      role,
      /** The course that the row names, and the student's group in it; empty for an unnamed group. */
      course: z.strictObject({ title: z.string(), group: z.string() }).nullable(),
    })
    .nullable(),
});
export type ImportedRow = z.infer<typeof importedRow>;

export const checkPeopleImport = endpoint({
  name: "checkPeopleImport",
  method: "POST",
  path: "/api/admin/people/import/check",
  summary: "What importing these rows would do, row by row; changes nothing.",
  body: z.strictObject({ rows, ...createsGroups }),
  response: z.strictObject({
    rows: z.array(importedRow),
    /** Groups that rows name and their courses do not have, in the order of the rows. */
    missing_groups: z.array(z.strictObject({ course: z.string(), group: z.string() })),
  }),
});
export type ImportCheck = EndpointOutput<typeof checkPeopleImport>;

export const importPeople = endpoint({
  name: "importPeople",
  method: "POST",
  path: "/api/admin/people/import",
  summary: "Import these rows in the background; answered 202 with the job that does it.",
  body: z.strictObject({
    rows,
    /** Whether each new person is mailed a link to choose a password. */
    invite: z.boolean(),
    ...createsGroups,
  }),
  idempotent: true,
  response: z.strictObject({ job_id: id }),
});

/** The result of an import so far. */
export const peopleImportResult = z.strictObject({
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Refused rows, as they were sent. */
  refused: z.array(importRow.extend({ message: z.string() })),
});
export type PeopleImportResult = z.infer<typeof peopleImportResult>;

export const readJob = endpoint({
  name: "readJob",
  method: "GET",
  path: "/api/jobs/:jobId",
  summary: "How far long work is that oneself began; kept for a week after its end.",
  params: z.strictObject({ jobId: pathId }),
  response: z.strictObject({
    /** `failed`: it has stopped for good; what it had done is kept. */
    state: z.enum(["queued", "running", "done", "failed"]),
    /** From 0 to 1. */
    progress: z.number(),
    /** Null before the first batch is done. */
    result: peopleImportResult.nullable(),
  }),
  errors: [404],
});
export type LongJob = EndpointOutput<typeof readJob>;

import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { localDateTime } from "../http/values.ts";

export const readOverview = endpoint({
  name: "readOverview",
  method: "GET",
  path: "/api/admin/overview",
  summary: "How the site is: its mail, jobs, storage, database, people and courses in figures.",
  response: z.strictObject({
    /** The version of Paso. */
    version: z.string(),
    people: z.strictObject({
      active: z.int(),
      disabled: z.int(),
      /** With an account, but never signed in. */
      never_seen: z.int(),
      /** With an undecided request to join a course. */
      asking: z.int(),
      /** With a scheduled erasure. */
      leaving: z.int(),
    }),
    mail: z.strictObject({
      queued: z.int(),
      failed: z.int(),
      /** Whether the site has a mail server; otherwise mails stay in the queue. */
      is_sending: z.boolean(),
      /** Whether some have waited for half an hour although the site has a mail server. */
      is_late: z.boolean(),
    }),
    jobs: z.strictObject({
      /** Due but not started. */
      waiting: z.int(),
      /** Abandoned after their last attempt. */
      failed: z.int(),
      /** When the longest waiting job was due; null if none is waiting. */
      oldest_since: localDateTime.nullable(),
    }),
    /** Stored files, identical ones counted once. */
    files: z.strictObject({ count: z.int(), bytes: z.int() }),
    database: z.strictObject({ bytes: z.int(), version: z.string() }),
    courses: z.strictObject({
      published: z.int(),
      drafts: z.int(),
      /** Enrolments, and how many of them have finished their course. */
      enrolments: z.int(),
      finished: z.int(),
      /** Enrolments with a step in the last seven days. */
      active: z.int(),
    }),
    /** When people, files, database and courses were counted: at most once a minute. */
    counted_at: localDateTime,
    time_zone: z.string(),
  }),
});
export type SiteOverview = EndpointOutput<typeof readOverview>;

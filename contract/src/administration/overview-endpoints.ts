import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { localDateTime } from "../http/values.ts";

export const readOverview = endpoint({
  name: "readOverview",
  method: "GET",
  path: "/api/admin/overview",
  summary: "How the site is: its mail, jobs, storage, database, people and courses in figures.",
  response: z.strictObject({
    /** Of Paso. */
    version: z.string(),
    people: z.strictObject({
      active: z.int(),
      disabled: z.int(),
      /** Have an account and have never signed in. */
      never_seen: z.int(),
      /** Asked to join a course and wait for its staff. */
      asking: z.int(),
      /** Who wait to be erased. */
      leaving: z.int(),
    }),
    mail: z.strictObject({
      queued: z.int(),
      failed: z.int(),
      /** Whether the site has a mail server; without one mails wait. */
      is_sending: z.boolean(),
    }),
    jobs: z.strictObject({
      /** Due and not taken up yet. */
      waiting: z.int(),
      /** Given up after their last attempt. */
      failed: z.int(),
      /** When the job was due that waits longest; null while none does. */
      oldest_since: localDateTime.nullable(),
    }),
    /** Stored files, each content counted once. */
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
    /** When people, files, database and courses were counted: once a minute at most. */
    counted_at: localDateTime,
    time_zone: z.string(),
  }),
});
export type SiteOverview = EndpointOutput<typeof readOverview>;

import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, localDateTime } from "../http/values.ts";

/** A copy of all personal data of the caller: a zip of JSON files and a readable page. */

export const readDataExport = endpoint({
  name: "readDataExport",
  method: "GET",
  path: "/api/account/data",
  summary: "The copy of one's own data that was asked for last, kept for a day.",
  response: z.strictObject({
    /** Null if there is none. */
    export: z
      .strictObject({
        /** The job that creates it, for its progress. */
        job_id: id,
        state: z.enum(["preparing", "ready", "failed"]),
        /** Bytes; null until it is ready. */
        size: z.int().nullable(),
        requested_at: localDateTime,
        /** When it is deleted. */
        expires_at: localDateTime,
      })
      .nullable(),
    time_zone: z.string(),
  }),
});
export type DataExport = EndpointOutput<typeof readDataExport>;

export const requestDataExport = endpoint({
  name: "requestDataExport",
  method: "POST",
  path: "/api/account/data",
  summary:
    "Make a copy of one's own data in the background, in the language of the request; answered with " +
    "the job that makes it. Replaces the one before. Needs the password or passkey once more " +
    "(`reauthentication_required`).",
  response: z.strictObject({ job_id: id }),
});

export const openDataExport = endpoint({
  name: "openDataExport",
  method: "POST",
  path: "/api/account/data/link",
  summary:
    "Where one's own copy can be downloaded for five minutes, in one's own session alone. Needs the " +
    "password or passkey once more (`reauthentication_required`).",
  response: z.strictObject({ path: z.string().startsWith("/") }),
  errors: [404],
});

export const downloadDataExport = endpoint({
  name: "downloadDataExport",
  method: "GET",
  path: "/api/account/data/:token",
  summary: "The copy of one's own data, as a zip.",
  params: z.strictObject({ token: z.string().max(200) }),
  response: "file",
  fileTypes: ["application/zip"],
  errors: [404],
});

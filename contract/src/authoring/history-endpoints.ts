import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, localDateTime, pageQuery, pathId, redirectTo } from "../http/values.ts";
import { authoredSection } from "./authored-section.ts";

/** The history of a page: the state of its sections after each change. */

const pagePath = z.strictObject({ pageId: pathId });
const versionNumber = z.int().min(1);

export const pageVersion = z.strictObject({
  version: versionNumber,
  /** Null if unknown. */
  saved_at: localDateTime.nullable(),
  /** Author of the change; null if unknown, and for people who were erased. */
  author: z.strictObject({ first_name: z.string(), last_name: z.string() }).nullable(),
  /** `found`: the page as it was before the first recorded change. */
  kind: z.enum(["found", "changed", "restored"]),
  /** The version that this one restored. */
  restored_version: versionNumber.nullable(),
  /** Sections that it added, changed and removed. */
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
});
export type PageVersion = z.infer<typeof pageVersion>;

const numbered = z.strictObject({ id, order: z.int(), title: z.string() });

export const listPageVersions = endpoint({
  name: "listPageVersions",
  method: "GET",
  path: "/api/authoring/pages/:pageId/history",
  summary:
    "Who changed a page's sections and when, newest first: at most 100 versions, of the last year.",
  params: pagePath,
  query: pageQuery,
  response: z.strictObject({
    versions: z.array(pageVersion),
    next_cursor: z.string().nullable(),
    /** The page's current version. */
    current: versionNumber,
    page: numbered,
    module: numbered,
    course: z.strictObject({ id, title: z.string() }),
    /** Whether this person may restore a version. */
    may_edit: z.boolean(),
    time_zone: z.string(),
  }),
  errors: [404],
});
export type PageHistory = EndpointOutput<typeof listPageVersions>;

export const readPageVersion = endpoint({
  name: "readPageVersion",
  method: "GET",
  path: "/api/authoring/pages/:pageId/history/:version",
  summary: "A page's sections in one of its versions, as authors read them.",
  params: z.strictObject({ pageId: pathId, version: pathId }),
  response: z.strictObject({
    /** Answers are not counted here. */
    sections: z.array(authoredSection),
  }),
  errors: [404],
});

export const restorePageVersion = endpoint({
  name: "restorePageVersion",
  method: "POST",
  path: "/api/authoring/pages/:pageId/history/restore",
  summary:
    "Take a version of a page back, as a new version. Answers stay with the options they meant; sections it does not have go to the trash. A stale `current` is refused with 409.",
  params: pagePath,
  body: z.strictObject({
    /** The version to restore. */
    version: versionNumber,
    /** The page's version that the caller saw. */
    current: versionNumber,
  }),
  response: z.strictObject({
    version: versionNumber,
    /** Sections that stay on the page they have been moved to since. */
    elsewhere: z.int(),
    redirect_to: redirectTo,
  }),
  errors: [404, 409],
});

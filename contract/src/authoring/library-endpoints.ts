import { z } from "zod";

import { sectionType } from "../courses/kinds/section-type.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, locale, pageQuery, pathId, plainText, redirectTo } from "../http/values.ts";
import { authoredSection } from "./authored-section.ts";

/** The content of all courses that a person works on, to be searched and copied. */

/** Kinds of content; `section` is any section, `quiz` are questions with right answers. */
export const libraryKind = z.enum([
  "page",
  "section",
  "reading",
  "video",
  "poll",
  "quiz",
  "opinion",
]);
export type LibraryKind = z.infer<typeof libraryKind>;

export const libraryHit = z.strictObject({
  kind: z.enum(["page", "section"]),
  id,
  /** Null for a page. */
  type: sectionType.nullable(),
  /** The page's title, or the line by which an author recognises the section. */
  title_line: z.string(),
  /** The first match and the text around it; null if the title line contains it all. */
  excerpt: z.strictObject({ before: z.string(), match: z.string(), after: z.string() }).nullable(),
  /** How many sections a page has; null for a section. */
  sections: z.int().nullable(),
  course: z.strictObject({ id, title: z.string(), language: locale }),
  module: z.strictObject({ id, title: z.string() }),
  page: z.strictObject({ id, title: z.string() }),
});
export type LibraryHit = z.infer<typeof libraryHit>;

export const searchLibrary = endpoint({
  name: "searchLibrary",
  method: "GET",
  path: "/api/authoring/library",
  summary:
    "Find pages and sections in all courses one works on: pages first, newest first. Every word has to be there; case and accents do not count.",
  query: pageQuery.extend({
    /** Empty for everything. */
    q: plainText.pipe(z.string().trim().max(100, { error: "This is too long." })).optional(),
    kind: libraryKind.optional(),
    course: pathId.optional(),
  }),
  response: z.strictObject({
    hits: z.array(libraryHit),
    next_cursor: z.string().nullable(),
  }),
  errors: [429],
});
export type LibraryHits = EndpointOutput<typeof searchLibrary>;

export const takeSections = endpoint({
  name: "takeSections",
  method: "POST",
  path: "/api/authoring/pages/:pageId/library",
  summary:
    "Sections of any course one works on, ready to be added to a page: their files are among the page's then. Nothing is added yet.",
  params: z.strictObject({ pageId: pathId }),
  body: z.strictObject({
    section_ids: z
      .array(id)
      .min(1, { error: "Choose at least one section." })
      .max(50, { error: "Choose at most 50 sections." }),
  }),
  response: z.strictObject({ sections: z.array(authoredSection) }),
  errors: [404],
});

export const copyPage = endpoint({
  name: "copyPage",
  method: "POST",
  path: "/api/authoring/modules/:moduleId/library",
  summary:
    "Copy a page of any course one works on into a module, at its end, without student data.",
  params: z.strictObject({ moduleId: pathId }),
  body: z.strictObject({ page_id: id }),
  idempotent: true,
  response: z.strictObject({ id, redirect_to: redirectTo }),
  errors: [404, 409],
});

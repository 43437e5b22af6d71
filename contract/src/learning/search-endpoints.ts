import { z } from "zod";

import { namedCourse } from "../courses/named-course.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, pathId, plainText, redirectTo } from "../http/values.ts";

/** Minimum and maximum length of a search, in characters. */
export const SEARCH_LENGTH = { min: 2, max: 100 };

/** One match of a search. */
export const searchHit = z.strictObject({
  /** Where it was found: a page's title, a section's text, or the viewer's own note on the page. */
  kind: z.enum(["page", "section", "note"]),
  page: z.strictObject({ id, order: z.int(), title: z.string() }),
  /** Null unless it is a section's text. */
  section_id: id.nullable(),
  /** The match and the text around it, as plain text, shortened with an ellipsis. */
  excerpt: z.strictObject({ before: z.string(), match: z.string(), after: z.string() }),
  redirect_to: redirectTo,
});
export type SearchHit = z.infer<typeof searchHit>;

const searchQuery = z.strictObject({
  q: plainText.pipe(
    z
      .string()
      .trim()
      .min(SEARCH_LENGTH.min, { error: "Write at least 2 characters." })
      .max(SEARCH_LENGTH.max, { error: "This is too long." }),
  ),
});

export const searchCourse = endpoint({
  name: "searchCourse",
  method: "GET",
  path: "/api/student/courses/:courseId/search",
  summary:
    "Find words in what the viewer has reached of a course, and in their notes on its pages; case and accents do not count.",
  params: z.strictObject({ courseId: pathId }),
  query: searchQuery,
  response: z.strictObject({
    /** In course order, at most 50. */
    hits: z.array(searchHit),
    /** Whether there were more than these. */
    more: z.boolean(),
  }),
  errors: [404, 429],
});

export const searchOwnCourses = endpoint({
  name: "searchOwnCourses",
  method: "GET",
  path: "/api/student/search",
  summary:
    "Find words in what the viewer has reached of all courses they take, and in their notes there; case and accents do not count.",
  query: searchQuery,
  response: z.strictObject({
    /**
     * Those with matches, in the courses' order, but last those where it is only inside words; at most 50
     * matches in total.
     */
    courses: z.array(
      z.strictObject({
        course: namedCourse,
        hits: z.array(searchHit),
      }),
    ),
    /** Whether there were more than these. */
    more: z.boolean(),
  }),
  errors: [429],
});
export type FoundInCourses = EndpointOutput<typeof searchOwnCourses>;

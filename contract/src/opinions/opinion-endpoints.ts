import { z } from "zod";

import { endpoint } from "../http/endpoint.ts";
import { id, pageQuery, pathId } from "../http/values.ts";

/** An answer to an opinion question as mates see it in the list. */
export const opinion = z.strictObject({
  id,
  answer: z.string(),
  first_name: z.string(),
  user: z.strictObject({ avatar: z.string().nullable() }),
  comments: z.int(),
  likes: z.int(),
  /** Whether the viewer commented on it, and whether the viewer likes it. */
  commented: z.boolean(),
  liked: z.boolean(),
});
export type Opinion = z.infer<typeof opinion>;

export const opinionList = z.strictObject({
  data: z.array(opinion),
  /** Pass as `cursor` for the next part; null at the end. */
  next_cursor: z.string().nullable(),
});

export const listOpinions = endpoint({
  name: "listOpinions",
  method: "GET",
  path: "/api/courses/opinions/:questionId",
  summary: "Course mates' published answers to an opinion question, newest first.",
  params: z.strictObject({ questionId: pathId }),
  query: pageQuery,
  response: opinionList,
  errors: [404],
});

export const listWorkbookOpinions = endpoint({
  name: "listWorkbookOpinions",
  method: "GET",
  path: "/api/courses/opinions/:questionId/workbook",
  summary: "The viewer's own answer to an opinion question.",
  params: z.strictObject({ questionId: pathId }),
  response: opinionList,
  errors: [404],
});

import { z } from "zod";

import { id, locale } from "../http/values.ts";

/** A course with its title and its language. */
export const namedCourse = z.strictObject({ id, title: z.string(), language: locale });
export type NamedCourse = z.infer<typeof namedCourse>;

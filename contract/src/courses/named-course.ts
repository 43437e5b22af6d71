import { z } from "zod";

import { id, locale } from "../http/values.ts";

/** A course by its title, and the language that it is written in. */
export const namedCourse = z.strictObject({ id, title: z.string(), language: locale });
export type NamedCourse = z.infer<typeof namedCourse>;

import { z } from "zod";

/** Drafts are visible to staff alone. */
export const courseStatus = z.enum(["published", "draft"]);
export type CourseStatus = z.infer<typeof courseStatus>;

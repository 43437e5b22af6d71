import { z } from "zod";

import { id, redirectTo } from "./values.ts";

/** First messages per form field, in the request's language. */
const fieldErrors = z.record(z.string(), z.array(z.string()));

/** The step of a course that a person has to take before a page opens. */
export const blockingStep = z.strictObject({
  page_id: id,
  section_id: id,
  /** To the step, or to the course map if its module has not begun. */
  redirect_to: redirectTo,
});
export type BlockingStep = z.infer<typeof blockingStep>;

/**
 * The format of all error responses. `errors` contains form fields; `deep_errors` one entry per
 * invalid section, keyed `<order>.<kind>.<field>`; `file` and `line` only outside production.
 */
export const errorBody = z.strictObject({
  message: z.string(),
  code: z.string().regex(/^[a-z][a-z0-9_]*$/),
  errors: fieldErrors.optional(),
  deep_errors: z.array(fieldErrors).optional(),
  file: z.string().optional(),
  line: z.int().optional(),
  /** With 409 `stale_version`: the current state, in the format of the call that reads it. */
  current: z.unknown().optional(),
  /** With 409 `page_out_of_order`: the step that opens the page. */
  blocked_by: blockingStep.optional(),
  /** With 409 `concerns_students`: how many students and answers the deletion affects. */
  stake: z.strictObject({ students: z.int(), answers: z.int() }).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

import { z } from "zod";

import { localDateTime } from "../http/values.ts";

/** A date of a form; an empty field says the same as null. */
const formDate = z.union([z.literal("").transform(() => null), localDateTime]).nullable();

/** Dates of a course or module as forms send them. */
export const formWindow = { start_date: formDate, end_date: formDate };

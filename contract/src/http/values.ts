import { z } from "zod";

export const MAX_ID = 2_147_483_647;

/** An id on the wire: a positive integer. */
export const id = z.int().min(1).max(MAX_ID);

/** An id as a path segment, read as a number. */
export const pathId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(id)
  .meta({ description: "A positive integer" });

/** A number of days in a query. */
export const days = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, { error: "Enter a whole number." })
  .transform(Number);

/** Interface and content languages. */
export const locale = z.enum(["en", "es"]);
export type Locale = z.infer<typeof locale>;

/** `YYYY-MM-DDTHH:mm`, local to the site's time zone. */
export const localDateTime = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, {
    error: "Write a date and time as YYYY-MM-DDTHH:mm.",
  })
  .refine(isCalendarDate, { error: "This date does not exist." })
  .meta({ description: "YYYY-MM-DDTHH:mm, local to the site's time zone" });

/** `YYYY-MM-DD` on the site's calendar; a day whose next day is representable, too. */
export const localDay = z.iso
  .date({ error: "Write a date as YYYY-MM-DD." })
  .refine((text) => text < "9999-01-01", { error: "This date does not exist." });

/** An instant in UTC, shown in the reader's own time zone. */
export const instant = z.iso.datetime();

function isCalendarDate(value: string): boolean {
  const instant = new Date(`${value}:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}

/** Paging of unbounded lists; `cursor` is opaque, from the previous response's `next_cursor`. */
export const pageQuery = z.strictObject({
  cursor: z
    .string()
    .max(200)
    .regex(/^[A-Za-z0-9_-]*$/, { error: "This cursor is not valid." })
    .optional(),
  limit: z
    .string()
    .regex(/^\d{1,3}$/, { error: "Enter a whole number." })
    .transform(Number)
    .pipe(z.int().min(1).max(100))
    .optional()
    .meta({ description: "1 to 100, 20 unless given" }),
});

/**
 * Text typed by a person. NUL bytes and lone surrogates cannot be stored as UTF-8 and are refused.
 */
export const plainText = z.string().refine(isStorableText, {
  error: "This text holds characters that cannot be stored.",
});

/** Maximum nesting depth of arbitrary JSON. */
const MAX_JSON_DEPTH = 100;
/** Maximum number of values in arbitrary JSON; a large page has some 5,000. */
const MAX_JSON_VALUES = 100_000;

/** Arbitrary JSON, stored as it is: within these limits and with storable strings. */
export const storableJson = z.unknown().refine(isStorable, {
  error: ({ input }) =>
    input === undefined || input === null ? "This field is required." : "This cannot be stored.",
});

/** Iterative, so that no depth overflows the stack. */
function isStorable(json: unknown): boolean {
  if (json === undefined || json === null) return false;
  const left: { value: unknown; depth: number }[] = [{ value: json, depth: 0 }];
  let values = 1;
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, depth } = next;
    if (typeof value === "string" && !isStorableText(value)) return false;
    if (typeof value !== "object" || value === null) continue;
    if (depth === MAX_JSON_DEPTH) return false;
    values += Array.isArray(value) ? value.length : Object.keys(value).length;
    if (values > MAX_JSON_VALUES) return false;
    for (const [key, child] of Object.entries(value)) {
      if (!isStorableText(key)) return false;
      left.push({ value: child, depth: depth + 1 });
    }
  }
  return true;
}

function isStorableText(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** A path of this site for the browser to go to next. */
export const redirectTo = z.string().startsWith("/");

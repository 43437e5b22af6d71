import { plainText } from "../http/values.ts";

/** The name of a site. */
export const siteName = plainText
  .trim()
  .min(1, { error: "Give the site a name." })
  .max(60, { error: "Use at most 60 characters." });

/** IANA name of a time zone. */
export const timeZone = plainText
  .max(100)
  .refine(isTimeZone, { error: "This time zone is not known." });

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).format() !== "";
  } catch {
    return false;
  }
}

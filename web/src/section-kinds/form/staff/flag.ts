/** A boolean in drafts. */
export type Flag = "true" | "false";

export function flag(value: boolean): Flag {
  return value ? "true" : "false";
}

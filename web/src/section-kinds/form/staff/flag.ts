/** A yes or no as drafts carry it. */
export type Flag = "true" | "false";

export function flag(value: boolean): Flag {
  return value ? "true" : "false";
}

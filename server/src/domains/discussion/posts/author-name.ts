import { type Locale, translateMessage } from "@paso/contract";

/** How an author is named; one who was erased has no name. */
export function authorName(name: string | null, locale: Locale): string {
  return name === null || name === "" ? translateMessage("Former participant", locale) : name;
}

import type { Passage } from "@paso/contract";

import type { passages } from "../../../database/tables/index.ts";

/** A kept passage on the wire, as its page shows it. */
export function presentPassage(row: typeof passages.$inferSelect): Passage {
  const { id, sectionId, quote, prefix, suffix, start, note } = row;
  return { id, section_id: sectionId, quote, prefix, suffix, start, note };
}

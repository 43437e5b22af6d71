import type { SectionDraft } from "@paso/contract";

import { type SectionForm, staffKind } from "../../../section-kinds/staff-kinds.ts";

/** A section as it is sent. */
export function writeSection(section: SectionForm): SectionDraft {
  const { id, order, type, isDeleted } = section;
  const common = { ...(id !== null && { id }), order, type, isDeleted };
  // What is missing in it, the server says.
  return { ...common, ...staffKind(section).write(section) } as never;
}

/** Whether two states of a section would be sent alike. */
export function isSameSection(a: SectionForm, b: SectionForm): boolean {
  return a === b || JSON.stringify(writeSection(a)) === JSON.stringify(writeSection(b));
}

import type { SectionDraft } from "@paso/contract";

import { type SectionForm, staffKind } from "../../../section-kinds/staff-kinds.ts";

/** A section as a request body. */
export function writeSection(section: SectionForm): SectionDraft {
  const { id, order, type, isDeleted } = section;
  const common = { ...(id !== null && { id }), order, type, isDeleted };
  // The server reports what is missing.
  return { ...common, ...staffKind(section).write(section) } as never;
}

/** Whether two states of a section have the same request body. */
export function isSameSection(a: SectionForm, b: SectionForm): boolean {
  return a === b || JSON.stringify(writeSection(a)) === JSON.stringify(writeSection(b));
}

import type { AuthoredSection } from "@paso/contract";

import { type SectionForm, staffKind } from "../../../section-kinds/staff-kinds.ts";

/** A section as the server has it, ready to be edited. */
export function readSection(section: AuthoredSection): SectionForm {
  const { id, order, type } = section;
  const common = { key: `section-${id}`, id, order, type, isDeleted: false };
  return { ...common, ...staffKind<SectionForm>({ type }).read(section) } as SectionForm;
}

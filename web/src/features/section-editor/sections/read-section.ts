import type { AuthoredSection } from "@paso/contract";

import { type SectionForm, staffKind } from "../../../section-kinds/staff-kinds.ts";

/** A section from the server as form values. */
export function readSection(section: AuthoredSection): SectionForm {
  const { id, order, type } = section;
  const common = { key: `section-${id}`, id, order, type, isDeleted: false };
  return { ...common, ...staffKind<SectionForm>({ type }).read(section) } as SectionForm;
}

import type { AuthoredSection } from "@paso/contract";

import { type SectionForm, staffKind } from "../../../section-kinds/staff-kinds.ts";

/** The sections of a version as forms, which can describe themselves in words. */
export function readSections(sections: readonly AuthoredSection[]): SectionForm[] {
  return sections.map((section) => {
    const { id, order, type } = section;
    const common = { key: `section-${id}`, id, order, type, isDeleted: false };
    return { ...common, ...staffKind<SectionForm>({ type }).read(section) } as SectionForm;
  });
}

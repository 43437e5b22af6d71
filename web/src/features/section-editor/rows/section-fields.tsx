import { type SectionForm, staffKind } from "../../../section-kinds/staff-kinds.ts";

/** The fields of a section's own kind. */
export function SectionFields({ section }: { section: SectionForm }) {
  const { Fields } = staffKind(section);
  return <Fields section={section} />;
}

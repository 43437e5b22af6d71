import type { SectionType } from "@paso/contract";

import { newOption } from "../../../section-kinds/choice/staff/choice-form.ts";
import {
  type FormOfType,
  type SectionForm,
  staffKind,
} from "../../../section-kinds/staff-kinds.ts";

/**
 * A new section of a kind with its defaults.
 * @param firstOption text of a poll's first option, "Option 1" in the author's language
 */
export function newSection<Type extends SectionType>(
  type: Type,
  { key, order = 1, firstOption }: { key: string; order?: number; firstOption: string },
): FormOfType<Type> {
  const common = { key, id: null, order, type, isDeleted: false };
  return { ...common, ...staffKind<SectionForm>({ type }).blank(firstOption) } as FormOfType<Type>;
}

/** Number of options of a question created by name; Enter in the last adds more. */
const FIRST_OPTIONS = 2;

/** A new section created by name: with the most common choices, and empty texts to start typing. */
export function chosenSection(
  type: SectionType,
  place: { key: string; order: number; firstOption: string },
): SectionForm {
  const section: SectionForm = newSection(type, place);
  if (!("options" in section)) return section;
  const options = Array.from({ length: FIRST_OPTIONS }, () => newOption(""));
  return "graphicType" in section
    ? { ...section, options, graphicType: "bar" }
    : { ...section, options };
}

import type { SectionType } from "@paso/contract";

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
  { key, order = 0, firstOption }: { key: string; order?: number; firstOption: string },
): FormOfType<Type> {
  const common = { key, id: null, order, type, isDeleted: false };
  return { ...common, ...staffKind<SectionForm>({ type }).blank(firstOption) } as FormOfType<Type>;
}

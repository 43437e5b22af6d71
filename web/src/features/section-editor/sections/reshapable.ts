import type { SectionType } from "@paso/contract";

import type { FormOfType, SectionForm } from "../../../section-kinds/staff-kinds.ts";

/** Kinds whose texts another of them can take over. */
const TURNABLE: readonly SectionType[] = [
  "paragraph",
  "radio",
  "radio-validated",
  "select-multiple",
  "select-multiple-validated",
  "textarea",
];

/** What a section can be turned into. */
export function turnableTypes(type: SectionType): readonly SectionType[] {
  return TURNABLE.includes(type) ? TURNABLE.filter((other) => other !== type) : [];
}

/** The paragraph that can be joined to another: the next section that stays; null where it is none. */
export function findJoinable(
  list: readonly SectionForm[],
  key: string,
): FormOfType<"paragraph"> | null {
  const at = list.findIndex((section) => section.key === key);
  if (list[at]?.type !== "paragraph") return null;
  const next = list.slice(at + 1).find(({ isDeleted }) => !isDeleted);
  return next?.type === "paragraph" ? next : null;
}

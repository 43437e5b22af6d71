import type { SectionType } from "@paso/contract";

import type { FormOfType, SectionForm } from "../../../section-kinds/staff-kinds.ts";

/** Kinds that can be converted into each other. */
const TURNABLE: readonly SectionType[] = [
  "paragraph",
  "radio",
  "radio-validated",
  "select-multiple",
  "select-multiple-validated",
  "textarea",
];

/** The kinds a section can be converted to. */
export function turnableTypes(type: SectionType): readonly SectionType[] {
  return TURNABLE.includes(type) ? TURNABLE.filter((other) => other !== type) : [];
}

/** The next remaining section if it is a paragraph to join with; else null. */
export function findJoinable(
  list: readonly SectionForm[],
  key: string,
): FormOfType<"paragraph"> | null {
  const at = list.findIndex((section) => section.key === key);
  if (list[at]?.type !== "paragraph") return null;
  const next = list.slice(at + 1).find(({ isDeleted }) => !isDeleted);
  return next?.type === "paragraph" ? next : null;
}

import type { TextParts } from "../../../rich-text/text-parts.ts";
import { newKey } from "../../../section-kinds/form/staff/new-key.ts";
import type { FormOfType, SectionForm } from "../../../section-kinds/staff-kinds.ts";
import { newSection } from "../sections/new-section.ts";
import { insertSection } from "../sections/order-sections.ts";

/** Splits a paragraph in two; its files stay with the first. Also returns the key of the second. */
export function splitParagraph(
  list: readonly SectionForm[],
  key: string,
  [before, after]: TextParts,
): { sections: SectionForm[]; key: string } {
  const second = newParagraph(after);
  const at = list.findIndex((section) => section.key === key);
  return { sections: insertSection(withText(list, key, before), second, at + 1), key: second.key };
}

/** Joins two paragraphs; the second is deleted. */
export function joinParagraphs(
  list: readonly SectionForm[],
  key: string,
  second: FormOfType<"paragraph">,
): SectionForm[] {
  const first = list.find((section) => section.key === key);
  const text = first?.type === "paragraph" ? first.html : "";
  return withText(list, key, text + second.html).flatMap((section) => {
    if (section.key !== second.key) return section;
    return section.id === null ? [] : { ...section, isDeleted: true };
  });
}

/** Replaces an empty line with a section: the text before and after it is kept. */
export function insertInParagraph(
  list: readonly SectionForm[],
  key: string,
  [before, after]: TextParts,
  added: SectionForm,
): SectionForm[] {
  const at = list.findIndex((section) => section.key === key);
  const paragraph = list[at];
  if (!paragraph) return [...list];
  if (before + after === "" && paragraph.id === null) {
    return list.with(at, { ...added, order: paragraph.order });
  }
  if (before === "" && after !== "") return insertSection(withText(list, key, after), added, at);
  const inserted = insertSection(withText(list, key, before), added, at + 1);
  return after === "" ? inserted : insertSection(inserted, newParagraph(after), at + 2);
}

function newParagraph(html: string): SectionForm {
  return { ...newSection("paragraph", { key: newKey(), firstOption: "" }), html };
}

function withText(list: readonly SectionForm[], key: string, html: string): SectionForm[] {
  return list.map((section) =>
    section.key === key && section.type === "paragraph" ? { ...section, html } : section,
  );
}

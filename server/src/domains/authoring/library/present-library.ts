import {
  type AuthoredSection,
  type LibraryHit,
  NO_KIND_FIELDS,
  SECTION_TYPE_NAMES,
} from "@paso/contract";

import { formOfContent, readContent, readSectionText } from "../../courses/index.ts";
import { findExcerpt, foldText, toSearchableLine } from "../../learning/index.ts";
import { titleLineOf } from "../outline/title-line.ts";
import type { LibraryRow } from "./search-library.ts";
import type { TakenSection } from "./take-sections.ts";

export function presentHit(row: LibraryRow, search: string): LibraryHit {
  const content = row.content && readContent(row.content);
  const titleLine = content ? titleLineOf(content) : row.pageTitle;
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const isInTitle = words.every((word) => foldText(titleLine).includes(word));
  const text = content && !isInTitle ? readSectionText({ content, files: [] }) : null;
  return {
    kind: content ? "section" : "page",
    id: row.id,
    type: content?.type ?? null,
    title_line: titleLine,
    excerpt: text === null ? null : findExcerpt(toSearchableLine(text), words),
    sections: row.sections,
    course: { id: row.courseId, title: row.courseTitle, language: row.language },
    module: { id: row.moduleId, title: row.moduleTitle },
    page: { id: row.pageId, title: row.pageTitle },
  };
}

/** A section that is yet to be added, in the form shown to authors. */
export function presentTaken({ id, content, attachments }: TakenSection): AuthoredSection {
  const names = attachments.map(({ name }) => name);
  return {
    ...NO_KIND_FIELDS,
    ...formOfContent(content, names),
    id,
    order: 0,
    type: content.type,
    type_label: SECTION_TYPE_NAMES[content.type].en,
    isDeleted: false,
    answers: 0,
    item_answers: null,
    files: attachments,
  };
}

import {
  type AuthoredSection,
  draftField,
  type PageSections,
  SECTION_TYPE_LABELS,
} from "@paso/contract";

import type { SectionContent } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { draftOfContent } from "../../courses/index.ts";
import { type AuthoredPage, countPeople } from "./read-page.ts";

/** A page's sections in full, as its editor and the answer to a stale update carry them. */
export function presentPageSections(authored: AuthoredPage, { site }: Context): PageSections {
  const { page, module, course, version, sections } = authored;
  if (!module) throw new Error("A survey is read by a call of its own.");
  return {
    sections: sections.map((section) => presentSection(section, authored)),
    version,
    file_limit: site.fileLimit,
    page,
    module,
    course,
  };
}

/** Fields of all kinds; each section fills those of its own. */
const OTHER_KINDS = {
  video: null,
  paragraph: null,
  paragraph_files: null,
  radio: null,
  radioValidated: null,
  selectMultiple: null,
  selectMultipleValidated: null,
  textarea: null,
  final_quiz_resume: null,
};

function presentSection(
  { id, order, content }: AuthoredPage["sections"][number],
  { files, tallies }: AuthoredPage,
): AuthoredSection {
  const attached = files.filter((file) => file.sectionId === id && file.use === "attachment");
  const options = "options" in content ? content.options : null;
  const counts = tallies.get(id);
  return {
    ...OTHER_KINDS,
    ...payloadOf(
      content,
      attached.map(({ name }) => name),
    ),
    id,
    order,
    type: content.type,
    type_label: SECTION_TYPE_LABELS[content.type],
    isDeleted: false,
    answers: countPeople(tallies, id),
    item_answers: options && options.map((option) => counts?.get(option.id) ?? 0),
    files: attached.map(({ name, size }) => ({ name, size })),
  };
}

/** The field of the section's own kind; options come with their lasting ids. */
function payloadOf(content: SectionContent, attachments: string[]): Partial<AuthoredSection> {
  if (content.type === "paragraph") {
    return { paragraph: content.html, paragraph_files: attachments };
  }
  const draft: object = draftOfContent(0, content, []);
  const field = draftField(content.type);
  const payload = (draft as Record<typeof field, object>)[field];
  if (!("options" in content)) return { [field]: payload };
  return { [field]: { ...payload, item_ids: content.options.map(({ id }) => id) } };
}

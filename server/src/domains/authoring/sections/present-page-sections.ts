import {
  type AuthoredSection,
  NO_KIND_FIELDS,
  type PageSections,
  SECTION_TYPE_NAMES,
} from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { choiceOf, formOfContent } from "../../courses/index.ts";
import { type AuthoredPage, countPeople } from "./read-page.ts";

/** A page's sections in full, for its editor and the response to a stale update. */
export function presentPageSections(authored: AuthoredPage, { site }: Context): PageSections {
  const { page, module, course, version, sections } = authored;
  if (!module) throw new Error("A survey has a separate call.");
  return {
    sections: sections.map((section) => presentSection(section, authored)),
    version,
    file_limit: site.fileLimits.document,
    picture_limit: site.fileLimits.picture,
    video_limit: site.fileLimits.video,
    page,
    module,
    course,
  };
}

function presentSection(
  { id, order, content }: AuthoredPage["sections"][number],
  { files, tallies }: AuthoredPage,
): AuthoredSection {
  const attached = files.filter((file) => file.sectionId === id && file.use === "attachment");
  const options = choiceOf(content)?.options;
  const counts = tallies.get(id);
  return {
    ...NO_KIND_FIELDS,
    ...formOfContent(
      content,
      attached.map(({ name }) => name),
    ),
    id,
    order,
    type: content.type,
    type_label: SECTION_TYPE_NAMES[content.type].en,
    isDeleted: false,
    answers: countPeople(tallies, id),
    item_answers: options?.map((option) => counts?.get(option.id) ?? 0) ?? null,
    files: attached.map(({ name, size }) => ({ name, size })),
  };
}

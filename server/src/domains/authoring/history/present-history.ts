import {
  type AuthoredSection,
  NO_KIND_FIELDS,
  type PageVersion,
  SECTION_TYPE_NAMES,
} from "@paso/contract";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { files } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { formOfContent } from "../../courses/index.ts";
import type { SectionThen } from "./find-version.ts";
import type { PageVersion as KeptVersion } from "./list-versions.ts";

export function presentVersion(
  { savedAt, author, restoredVersion, ...version }: KeptVersion,
  { timeZone }: Context["site"],
): PageVersion {
  return {
    ...version,
    saved_at: savedAt && formatLocalDate(savedAt, timeZone),
    author: author && { first_name: author.firstName, last_name: author.lastName },
    restored_version: restoredVersion,
  };
}

/** Sections of a version in the form shown to authors. */
export async function presentSectionsThen(
  { database }: Context,
  sections: readonly SectionThen[],
): Promise<AuthoredSection[]> {
  const attached = sections.map((section) =>
    section.files.filter(({ use }) => use === "attachment").toSorted((a, b) => a.order - b.order),
  );
  const ids = new Set(attached.flat().map(({ fileId }) => fileId));
  const stored = await database
    .select({ id: files.id, size: files.size })
    .from(files)
    .where(isAnyOf(files.id, ids));
  const sizes = new Map(stored.map(({ id, size }) => [id, size]));
  return sections.map(({ id, order, content }, index) => {
    const own = attached[index] ?? [];
    const names = own.map(({ name }) => name);
    return {
      ...NO_KIND_FIELDS,
      ...formOfContent(content, names),
      id,
      order,
      type: content.type,
      type_label: SECTION_TYPE_NAMES[content.type].en,
      isDeleted: false,
      answers: 0,
      item_answers: null,
      files: own.map(({ name, fileId }) => ({ name, size: sizes.get(fileId) ?? 0 })),
    };
  });
}

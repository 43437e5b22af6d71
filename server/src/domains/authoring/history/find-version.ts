import { and, eq, sql } from "drizzle-orm";

import { type KeptSection, pages, pageVersions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { readContent, type SectionContent } from "../../courses/index.ts";
import { sectionsOf } from "../versions/keep-versions.ts";

/** A section in a version of its page. */
export interface SectionThen extends Omit<KeptSection, "content"> {
  id: number;
  content: SectionContent;
}

/**
 * The sections of a page in one of its versions, in order. The current one may not be stored yet.
 * @throws `not_found` when the version is no longer stored, or never was
 */
export async function findVersion(
  { database }: Context,
  { pageId, version }: { pageId: number; version: number },
): Promise<SectionThen[]> {
  const [kept] = await database
    .select({ sections: pageVersions.sections })
    .from(pageVersions)
    .where(and(eq(pageVersions.pageId, pageId), eq(pageVersions.version, version)));
  const sections = kept?.sections ?? (await findPresent());
  return Object.entries(sections)
    .map(([id, section]) => ({
      ...section,
      id: Number(id),
      content: readContent(section.content),
    }))
    .toSorted((a, b) => a.order - b.order);

  async function findPresent(): Promise<Record<string, KeptSection>> {
    const { rows } = await database.execute<{ sections: Record<string, KeptSection> }>(sql`
      select state.sections from ${pages}, lateral (${sectionsOf(sql`${pages.id}`)}) state
      where ${pages.id} = ${pageId} and ${pages.version} = ${version}`);
    const [row] = rows;
    if (!row) throw notFound("This version is not kept any longer.");
    return row.sections;
  }
}

import { eq, sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import {
  files,
  pages,
  pageUploads,
  sectionFiles,
  sections,
} from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { readContent, renameFiles, type SectionContent } from "../../courses/index.ts";
import { fileNameKey, uniqueFileName } from "../../files/index.ts";
import { findPart } from "../outline/find-part.ts";
import { findPageFiles, type PageFile } from "../sections/find-page-files.ts";

interface Wanted {
  /** The target page. */
  pageId: number;
  sectionIds: readonly number[];
}

/** A section on its way to another page. */
export interface TakenSection {
  /** Id of the original. */
  id: number;
  content: SectionContent;
  /** Its attachments, by their names on the target page. */
  attachments: { name: string; size: number }[];
}

/**
 * Prepares copies of sections for a page: their files are added to the page's uploads, under names
 * unique there. The sections themselves are added with the next save.
 * @throws `not_found` for a section of a course that the person does not work on
 */
export async function takeSections(
  ctx: Context,
  actor: Actor,
  { pageId, sectionIds }: Wanted,
): Promise<TakenSection[]> {
  for (const id of sectionIds) await findPart(ctx, actor, { kind: "section", id }, "living");
  return withTransaction(ctx, async (inner) => {
    // Serialises concurrent additions, so that names stay unique.
    await inner.database
      .select({ id: pages.id })
      .from(pages)
      .where(eq(pages.id, pageId))
      .for("update");
    const known = await findPageFiles(inner, pageId);
    const originals = await findOriginals(inner, sectionIds);
    const taken: TakenSection[] = [];
    for (const id of sectionIds) {
      const original = originals.get(id);
      if (!original) throw notFound();
      const names = new Map<string, string>();
      const attachments: TakenSection["attachments"] = [];
      for (const file of original.files) {
        const name = await keepFile(inner, pageId, file, known);
        if (file.use === "inline") names.set(file.name, name);
        else attachments.push({ name, size: file.size });
      }
      const content = renameFiles(original.content, (name) => names.get(name) ?? null);
      taken.push({ id, content, attachments });
    }
    return taken;
  });
}

interface Original {
  content: SectionContent;
  files: PageFile[];
}

async function findOriginals(
  { database }: Context,
  ids: readonly number[],
): Promise<Map<number, Original>> {
  const rows = await database
    .select({ id: sections.id, content: sections.content })
    .from(sections)
    .where(isAnyOf(sections.id, ids));
  const used = await database
    .select({
      name: sectionFiles.name,
      fileId: sectionFiles.fileId,
      use: sectionFiles.use,
      sectionId: sectionFiles.sectionId,
      storageKey: files.storageKey,
      mediaType: files.mediaType,
      size: files.size,
    })
    .from(sectionFiles)
    .innerJoin(files, eq(files.id, sectionFiles.fileId))
    .where(isAnyOf(sectionFiles.sectionId, ids))
    .orderBy(sectionFiles.order, sectionFiles.name);
  return new Map(
    rows.map(({ id, content }) => [
      id,
      { content: readContent(content), files: used.filter(({ sectionId }) => sectionId === id) },
    ]),
  );
}

/** Adds a file to a page's uploads, once; returns its name there. */
async function keepFile(
  ctx: Context,
  pageId: number,
  file: PageFile,
  known: PageFile[],
): Promise<string> {
  const same = known.find(({ use, fileId }) => use === "upload" && fileId === file.fileId);
  if (same) {
    // It is wanted again: its retention starts over.
    await ctx.database
      .update(pageUploads)
      .set({ createdAt: ctx.clock.now() })
      .where(sql`${pageUploads.pageId} = ${pageId} and ${pageUploads.name} = ${same.name}`);
    return same.name;
  }
  const name = uniqueFileName(file.name, new Set(known.map((one) => fileNameKey(one.name))));
  await ctx.database
    .insert(pageUploads)
    .values({ pageId, name, fileId: file.fileId, createdAt: ctx.clock.now() });
  known.push({ ...file, name, use: "upload", sectionId: null });
  return name;
}

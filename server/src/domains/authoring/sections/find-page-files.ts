import { and, asc, eq, isNull } from "drizzle-orm";

import { files, pageUploads, sectionFiles, sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** A file that the sections of a page may refer to. */
export interface PageFile {
  name: string;
  fileId: number;
  /** `upload`: inserted into a text of the page, whether or not it was saved. */
  use: "attachment" | "inline" | "upload";
  /** Null for uploads. */
  sectionId: number | null;
  storageKey: string;
  mediaType: string;
  /** Bytes. */
  size: number;
}

const file = {
  fileId: files.id,
  storageKey: files.storageKey,
  mediaType: files.mediaType,
  size: files.size,
};

/** The files of a page's living sections, attachments first and in their order, and its uploads. */
export async function findPageFiles({ database }: Context, pageId: number): Promise<PageFile[]> {
  const used = await database
    .select({ ...file, name: sectionFiles.name, use: sectionFiles.use, sectionId: sections.id })
    .from(sectionFiles)
    .innerJoin(sections, eq(sections.id, sectionFiles.sectionId))
    .innerJoin(files, eq(files.id, sectionFiles.fileId))
    .where(and(eq(sections.pageId, pageId), isNull(sections.deletedAt)))
    .orderBy(asc(sectionFiles.use), asc(sectionFiles.order), asc(sectionFiles.name));
  const uploaded = await database
    .select({ ...file, name: pageUploads.name })
    .from(pageUploads)
    .innerJoin(files, eq(files.id, pageUploads.fileId))
    .where(eq(pageUploads.pageId, pageId));
  return [
    ...used,
    ...uploaded.map((upload) => ({ ...upload, use: "upload" as const, sectionId: null })),
  ];
}

import { and, eq, isNull } from "drizzle-orm";

import { files, pictureVariants, sectionFiles, sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { ContentFile } from "../kinds/content-file.ts";

/** A file of a living section by its name; null when the section has none with that name. */
export async function findStoredFile(
  { database }: Context,
  { sectionId, fileName }: { sectionId: number; fileName: string },
): Promise<ContentFile | null> {
  const [file] = await database
    .select({
      name: sectionFiles.name,
      use: sectionFiles.use,
      storageKey: files.storageKey,
      mediaType: files.mediaType,
      size: files.size,
      width: files.width,
      height: files.height,
      picture: pictureVariants.made,
    })
    .from(sectionFiles)
    .innerJoin(files, eq(files.id, sectionFiles.fileId))
    .leftJoin(pictureVariants, eq(pictureVariants.fileId, files.id))
    .innerJoin(sections, eq(sections.id, sectionFiles.sectionId))
    .where(
      and(
        eq(sectionFiles.sectionId, sectionId),
        eq(sectionFiles.name, fileName),
        isNull(sections.deletedAt),
      ),
    )
    .limit(1);
  return file ?? null;
}

import type { ArchivedDesign } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { encodePrintPicture, PRINTED, storeFile } from "../../files/index.ts";
import { type ArchiveIssue, ArchiveRefused } from "./archive-issue.ts";
import type { ImportedPicture } from "./design-events.ts";
import { type DesignOf, listPictures, replacePictures } from "./design-pictures.ts";
import type { OpenArchive } from "./open-archive.ts";
import { archivedFile } from "./prepare-sections.ts";
import { readEntry } from "./read-entry.ts";

/**
 * Encodes and stores the pictures of a checked design. Their content was checked before, but only
 * decoding tells whether they can be printed.
 * @throws ArchiveRefused with every picture that cannot
 */
export async function storeDesign(
  ctx: Context,
  archive: Pick<OpenArchive, "files">,
  design: ArchivedDesign,
): Promise<DesignOf<ImportedPicture>> {
  const stored = new Map<string, ImportedPicture>();
  const issues: ArchiveIssue[] = [];
  for (const { picture, field, kind } of listPictures(design)) {
    const key = `${kind} ${picture}`;
    if (stored.has(key)) continue;
    const name = archivedFile(picture) ?? picture;
    const bytes = await readPicture(archive, name);
    const encoded = await encodePrintPicture({ name, bytes }, ctx.site.fileLimits, PRINTED[kind]);
    if ("issue" in encoded) {
      const said = typeof encoded.issue === "string" ? { message: encoded.issue } : encoded.issue;
      issues.push({ location: {}, field: `diploma_design.${field}`, ...said });
      continue;
    }
    const { id: fileId } = await storeFile(ctx, encoded.bytes);
    const { id: sourceFileId } = await storeFile(ctx, bytes);
    stored.set(key, { fileId, sourceFileId });
  }
  if (issues.length > 0) throw new ArchiveRefused(issues);
  return replacePictures(design, (picture, kind) => {
    const found = stored.get(`${kind} ${picture}`);
    if (!found) throw new Error(`A picture was not stored: ${picture}`);
    return found;
  });
}

async function readPicture({ files }: Pick<OpenArchive, "files">, name: string) {
  const entry = files.get(name);
  const bytes = entry ? await readEntry(entry, entry.size) : "unreadable";
  if (typeof bytes === "string") throw new Error(`The archive changed while it was read: ${name}`);
  return bytes;
}

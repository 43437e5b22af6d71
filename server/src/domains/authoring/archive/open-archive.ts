import { lstat } from "node:fs/promises";

import { type ArchiveIssue, ArchiveRefused } from "./archive-issue.ts";
import { ARCHIVE_LIMITS, type ArchiveLimits } from "./archive-limits.ts";
import { arrangeEntries, type ArrangedEntries } from "./arrange-entries.ts";
import { listFolder } from "./list-folder.ts";
import { listZip } from "./list-zip.ts";
import type { Listing } from "./raw-entry.ts";

/** An archive with valid names and sizes; its content is still unread. */
export interface OpenArchive extends ArrangedEntries {
  close(): Promise<void>;
}

/**
 * Opens a course archive, a folder or a zip, with `course.json` at its root or in its only top folder.
 * @throws ArchiveRefused when it cannot be read or has invalid names or sizes
 */
export async function openArchive(
  path: string,
  limits: ArchiveLimits = ARCHIVE_LIMITS,
): Promise<OpenArchive> {
  const listing = await list(path, limits);
  try {
    return { ...arrangeEntries(listing.entries, limits), close: () => listing.close() };
  } catch (error) {
    await listing.close();
    throw error;
  }
}

async function list(path: string, limits: ArchiveLimits): Promise<Listing> {
  const unreadable: ArchiveIssue = {
    location: { whole: true },
    field: null,
    message: "This is neither a folder nor a readable zip file.",
  };
  try {
    const found = await lstat(path);
    // One more than allowed is enough to detect an excess.
    const most = limits.files + 1;
    return found.isDirectory() ? await listFolder(path, most) : await listZip(path, most);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new ArchiveRefused([
      isMissing ? { ...unreadable, message: "There is no such file." } : unreadable,
    ]);
  }
}

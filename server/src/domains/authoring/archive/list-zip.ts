import { type Entry, getFileNameLowLevel, openPromise } from "yauzl";

import type { Listing, RawEntry } from "./raw-entry.ts";

const UNIX_KIND = 0o170000;
const UNIX_FILE = 0o100000;
const UNIX_FOLDER = 0o040000;

/**
 * Lists the files of a zip from its central directory; their content is read lazily.
 * @param most maximum number of entries
 */
export async function listZip(path: string, most: number): Promise<Listing> {
  // Names are left undecoded because yauzl would stop listing at the first bad one.
  const zip = await openPromise(path, {
    lazyEntries: true,
    autoClose: false,
    decodeStrings: false,
  });
  const entries: RawEntry[] = [];
  const close = async () => zip.close();
  try {
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry);
      if (name.endsWith("/")) continue;
      entries.push({
        path: name,
        size: entry.uncompressedSize,
        packedSize: entry.compressedSize,
        isLink: isSpecial(entry),
        checksum: entry.crc32,
        open: () => zip.openReadStreamPromise(entry),
      });
      if (entries.length >= most) break;
    }
    return { entries, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function nameOf(entry: Entry): string {
  const { generalPurposeBitFlag: flags, fileNameRaw, extraFields } = entry;
  return getFileNameLowLevel(flags, fileNameRaw, extraFields, true);
}

/** Zips made on Unix carry the file type in the upper half of their attributes. */
function isSpecial(entry: Entry): boolean {
  const kind = (entry.externalFileAttributes >>> 16) & UNIX_KIND;
  return kind !== 0 && kind !== UNIX_FILE && kind !== UNIX_FOLDER;
}

import { crc32 } from "node:zlib";

import { MEDIA_HEAD } from "../../files/index.ts";
import type { RawEntry } from "./raw-entry.ts";

/** Why a file of an archive cannot be read: it is too large, or compression, size or checksum are wrong. */
type Unread = "too large" | "unreadable";

/** Reads a file of an archive, never more than allowed, whatever its claimed size. */
export async function readEntry(entry: RawEntry, maxBytes: number): Promise<Buffer | Unread> {
  const chunks: Buffer[] = [];
  const unread = await eachChunk(entry, maxBytes, (chunk) => void chunks.push(chunk));
  return unread ?? Buffer.concat(chunks);
}

/** Reads all of a file that is too large for memory, but keeps only its beginning. */
export async function readEntryHead(entry: RawEntry, maxBytes: number): Promise<Buffer | Unread> {
  const chunks: Buffer[] = [];
  let kept = 0;
  const unread = await eachChunk(entry, maxBytes, (chunk) => {
    if (kept >= MEDIA_HEAD) return;
    chunks.push(chunk);
    kept += chunk.length;
  });
  return unread ?? Buffer.concat(chunks).subarray(0, MEDIA_HEAD);
}

async function eachChunk(
  entry: RawEntry,
  maxBytes: number,
  take: (chunk: Buffer) => void,
): Promise<Unread | null> {
  if (entry.size > maxBytes) return "too large";
  let size = 0;
  let checksum = 0;
  try {
    const stream = await entry.open();
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) return "too large";
      checksum = crc32(chunk, checksum);
      take(chunk);
    }
  } catch {
    return "unreadable";
  }
  return entry.checksum === null || checksum === entry.checksum ? null : "unreadable";
}

import { Readable } from "node:stream";
import { crc32 } from "node:zlib";

import { describe, expect, it } from "vitest";

import type { RawEntry } from "./raw-entry.ts";
import { readEntry, readEntryHead } from "./read-entry.ts";

const CHUNK = Buffer.alloc(10, "a");

/** A file of an archive that unpacks to this many chunks, whatever size it claims. */
function entryOf(chunks: number, claims: Partial<RawEntry> = {}) {
  let taken = 0;
  const stream = Readable.from(
    (function* () {
      for (; taken < chunks; taken++) yield CHUNK;
    })(),
    { highWaterMark: 1 },
  );
  const bytes = Buffer.concat(Array.from({ length: chunks }, () => CHUNK));
  const entry: RawEntry = {
    path: "course.json",
    size: bytes.length,
    packedSize: bytes.length,
    isLink: false,
    checksum: crc32(bytes),
    open: () => Promise.resolve(stream),
    ...claims,
  };
  return { entry, bytes, stream, taken: () => taken };
}

describe("readEntry", () => {
  it("reads a file up to the last byte allowed", async () => {
    const { entry, bytes } = entryOf(3);
    expect(await readEntry(entry, 30)).toEqual(bytes);
  });

  it("does not open a file that claims to be too large", async () => {
    const { entry, taken } = entryOf(3);
    expect(await readEntry(entry, 29)).toBe("too large");
    expect(taken()).toBe(0);
  });

  it("stops unpacking a file that is larger than it claims to be", async () => {
    const { entry, stream, taken } = entryOf(10_000, { size: 10 });
    expect(await readEntry(entry, 30)).toBe("too large");
    expect(taken()).toBeLessThan(100);
    expect(stream.destroyed).toBe(true);
  });

  it("refuses bytes that do not match their checksum, where there is one", async () => {
    expect(await readEntry(entryOf(3, { checksum: 1 }).entry, 30)).toBe("unreadable");
    const { entry, bytes } = entryOf(3, { checksum: null });
    expect(await readEntry(entry, 30)).toEqual(bytes);
  });

  it("says so where a file cannot be unpacked", async () => {
    const broken = () => Promise.reject(new Error("invalid stored block lengths"));
    expect(await readEntry(entryOf(3, { open: broken }).entry, 30)).toBe("unreadable");
  });
});

describe("readEntryHead", () => {
  it("keeps the beginning of a file, and reads the rest for its size and checksum", async () => {
    const { entry, bytes } = entryOf(20_000);
    const head = await readEntryHead(entry, 200_000);
    expect(head).toEqual(bytes.subarray(0, 64 * 1024));
    expect(await readEntryHead(entryOf(20_000, { checksum: 1 }).entry, 200_000)).toBe("unreadable");
    expect(await readEntryHead(entryOf(20_000, { size: 10 }).entry, 1_000)).toBe("too large");
  });
});

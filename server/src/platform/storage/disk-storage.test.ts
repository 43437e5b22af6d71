import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { openDiskStorage } from "./disk-storage.ts";
import type { FileStorage } from "./file-storage.ts";

const KEY = "ab".repeat(32);

describe("openDiskStorage", () => {
  let folder: string;
  let storage: FileStorage;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "paso-storage-"));
    storage = openDiskStorage(join(folder, "files"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("returns what was put", async () => {
    expect(await storage.has(KEY)).toBe(false);
    await storage.put(KEY, Buffer.from("hello"));
    expect(await storage.has(KEY)).toBe(true);
    expect(await buffer(await storage.read(KEY))).toEqual(Buffer.from("hello"));
  });

  it("reads a part, both ends included", async () => {
    await storage.put(KEY, Buffer.from("0123456789"));
    expect(String(await buffer(await storage.read(KEY, { start: 2, end: 4 })))).toBe("234");
  });

  it("keeps the first bytes of a key, also when written at once", async () => {
    await Promise.all(Array.from({ length: 8 }, () => storage.put(KEY, Buffer.from("same"))));
    await storage.put(KEY, Buffer.from("other"));
    expect(String(await buffer(await storage.read(KEY)))).toBe("same");
    expect(await filesBelow(folder)).toEqual([join("files", "ab", "ab", KEY)]);
  });

  it("deletes a key, which may be stored again", async () => {
    await storage.put(KEY, Buffer.from("first"));
    await storage.delete(KEY);
    await storage.delete(KEY);
    expect(await storage.has(KEY)).toBe(false);
    await storage.put(KEY, Buffer.from("second"));
    expect(String(await buffer(await storage.read(KEY)))).toBe("second");
  });

  it("rejects an unknown key", async () => {
    await expect(storage.read(KEY)).rejects.toMatchObject({ code: "ENOENT" });
  });

  it.each(["", "abc", "../../etc/passwd", "ABCD", "ab/cd", "abcd\0", ".abc", "a".repeat(200)])(
    "takes %j for no key",
    async (key) => {
      await expect(storage.put(key, Buffer.from("x"))).rejects.toThrow("Not a storage key");
      await expect(storage.read(key)).rejects.toThrow("Not a storage key");
      await expect(storage.has(key)).rejects.toThrow("Not a storage key");
      await expect(storage.delete(key)).rejects.toThrow("Not a storage key");
      expect(await filesBelow(folder)).toEqual([]);
    },
  );
});

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { dirname } from "node:path";

import { describe, expect, it } from "vitest";

import { makeMemoryFolder, runsPrograms } from "./memory-folder.ts";

/** More than Linux gives to any process. */
const NO_PROCESS = 4_194_305;

describe("the folder in memory", () => {
  it("is there for this run alone, and those of runs that ended go", async ({ skip }) => {
    const folder = await makeMemoryFolder();
    if (folder === undefined) return skip("memory is short");
    try {
      const ended = `${dirname(folder)}/paso-tests-${NO_PROCESS}-x`;
      await mkdir(ended);
      const other = await makeMemoryFolder();
      expect(other).not.toBe(folder);
      expect([existsSync(folder), existsSync(ended)]).toEqual([true, false]);
      await rm(other!, { recursive: true });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it.each([
    ["tmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0", true],
    ["shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime,size=65536k 0 0", false],
    ["tmpfs /dev/shm tmpfs rw 0 0\ntmpfs /dev/shm tmpfs rw,noexec 0 0", false],
    ["tmpfs /run tmpfs rw 0 0", false],
  ])("runs programs where %j is mounted: %s", (mounts, expected) => {
    expect(runsPrograms(mounts, "/dev/shm")).toBe(expected);
  });
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { tryLock, withLock } from "./file-lock.ts";

describe("file locks", () => {
  let folder: string;
  let path: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "paso-lock-"));
    path = join(folder, "file.lock");
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("lets one in alone, or many who share", () => {
    const alone = tryLock(path, "exclusive");
    expect(alone).not.toBeNull();
    expect(tryLock(path, "exclusive")).toBeNull();
    expect(tryLock(path, "shared")).toBeNull();
    alone!.release();
    const shared = [tryLock(path, "shared"), tryLock(path, "shared")];
    expect(shared).not.toContain(null);
    expect(tryLock(path, "exclusive")).toBeNull();
    for (const lock of shared) lock!.release();
    tryLock(path, "exclusive")!.release();
  });

  it("leaves nothing beside the file", async () => {
    const lock = tryLock(path, "exclusive");
    expect(await readdir(folder)).toEqual(["file.lock"]);
    lock!.release();
  });

  it("is released the moment its process is killed", async () => {
    const script = `const { tryLock } = await import(${JSON.stringify(join(import.meta.dirname, "file-lock.ts"))});
      console.log(tryLock(${JSON.stringify(path)}, "exclusive") !== null);
      setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ["--input-type=module", "--eval", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [said] = await once(holder.stdout, "data");
    expect(String(said)).toBe("true\n");
    expect(tryLock(path, "shared")).toBeNull();
    holder.kill("SIGKILL");
    await once(holder, "exit");
    tryLock(path, "exclusive")!.release();
  });

  it("serves waiters in order, and reports a timeout", async () => {
    let inside = 0;
    const visit = async (): Promise<void> => {
      inside += 1;
      expect(inside).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => withLock(path, 5_000, visit)));
    const held = tryLock(path, "exclusive");
    await expect(withLock(path, 30, visit)).rejects.toThrow(`holds ${path} and does not finish`);
    held!.release();
  });

  it("says what it cannot lock", () => {
    expect(() => tryLock(join(folder, "missing", "x.lock"), "exclusive")).toThrow("Cannot lock");
  });
});

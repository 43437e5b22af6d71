import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openKeyFile } from "./open-key-file.ts";
import { readSecretKeys } from "./read-secret-keys.ts";
import { SecretBox } from "./secret-box.ts";

const [current, earlier] = [randomBytes(32), randomBytes(32)];
const box = new SecretBox([current]);

describe("SecretBox", () => {
  it("opens what it sealed, of any length and script", () => {
    for (const secret of ["", "hunter2", "contraseña ☂", "x".repeat(10_000)]) {
      const sealed = box.seal("mail", secret);
      expect(box.open("mail", sealed)).toBe(secret);
      if (secret !== "") expect(sealed).not.toContain(secret);
    }
  });

  it("seals the same secret differently each time", () => {
    expect(box.seal("mail", "hunter2")).not.toBe(box.seal("mail", "hunter2"));
  });

  it("does not open what was altered, moved to another purpose, or sealed with another key", () => {
    const sealed = box.seal("mail", "hunter2");
    const [version, name, bytes = ""] = sealed.split(".");
    expect(box.open("sign-in", sealed)).toBeNull();
    expect(new SecretBox([earlier]).open("mail", sealed)).toBeNull();
    expect(new SecretBox([]).open("mail", sealed)).toBeNull();
    for (let at = 0; at < bytes.length; at += 1) {
      const other = bytes[at] === "A" ? "_" : "A";
      const altered = `${version}.${name}.${bytes.slice(0, at)}${other}${bytes.slice(at + 1)}`;
      const isSameBytes = Buffer.from(altered.split(".")[2]!, "base64url").equals(
        Buffer.from(bytes, "base64url"),
      );
      if (!isSameBytes) expect(box.open("mail", altered)).toBeNull();
    }
    for (const text of ["", "v1", "v1..", `v1.${name}.`, `v2.${name}.${bytes}`, "hunter2"]) {
      expect(box.open("mail", text)).toBeNull();
    }
  });

  it("opens what an earlier key sealed, and seals with the current one", () => {
    const sealed = new SecretBox([earlier]).seal("mail", "hunter2");
    const both = new SecretBox([current, earlier]);
    expect(both.open("mail", sealed)).toBe("hunter2");
    expect(box.open("mail", both.seal("mail", "hunter3"))).toBe("hunter3");
  });

  it("says what is missing where there is no key", () => {
    const keyless = new SecretBox([]);
    expect(keyless.hasKey).toBe(false);
    expect(() => keyless.seal("mail", "hunter2")).toThrow(/PASO_SECRET_KEY/);
  });
});

describe("readSecretKeys", () => {
  it("reads base64 and hexadecimal, several with commas between", () => {
    const text = `${current.toString("base64")}, ${earlier.toString("hex")}`;
    expect(readSecretKeys(text)).toEqual([current, earlier]);
    expect(readSecretKeys(current.toString("base64url"))).toEqual([current]);
  });

  it.each(["short", "a".repeat(42), "é".repeat(43), `${"a".repeat(43)},`, "f".repeat(63)])(
    "refuses %j",
    (text) => expect(readSecretKeys(text)).toBeUndefined(),
  );
});

describe("openKeyFile", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "paso-key-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("makes one key, which its owner alone may read, however many ask at once", async () => {
    const path = join(folder, "new", "secret-key");
    const asked = await Promise.all(Array.from({ length: 8 }, () => openKeyFile(path)));
    const [first] = asked;
    expect(asked).toEqual(asked.map(() => first));
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await openKeyFile(path)).toEqual(first);
    expect(await readdir(join(folder, "new"))).toEqual(["secret-key"]);
    expect(readSecretKeys((await readFile(path, "utf8")).trim())).toEqual(first);
  });

  it("does not replace a file that holds no key", async () => {
    const path = join(folder, "damaged");
    await writeFile(path, "half a k");
    await expect(openKeyFile(path)).rejects.toThrow(/damaged holds no key of 32 bytes/);
    expect(await readFile(path, "utf8")).toBe("half a k");
  });
});

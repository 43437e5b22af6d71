import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { startS3Server, type TestS3Server } from "../../testing/s3-server.ts";
import { findOutage } from "../errors/find-outage.ts";
import { copyFiles } from "./copy-files.ts";
import { openDiskStorage } from "./disk-storage.ts";
import type { FileStorage } from "./file-storage.ts";
import { openS3Storage } from "./s3/s3-storage.ts";

const KEY = "ab".repeat(32);

let folder: string;
let server: TestS3Server;
let made = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "paso-storage-"));
  server = await startS3Server();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const openOnDisk = () => openDiskStorage(join(folder, String((made += 1))));
const openOnS3 = () =>
  openS3Storage(server.service, { bucket: server.bucket, prefix: `site-${(made += 1)}/` });

describe.each([
  ["disk", openOnDisk],
  ["S3", openOnS3],
])("files on %s", (_, open) => {
  let storage: FileStorage;
  beforeEach(() => {
    storage = open();
  });

  it("returns what was put", async () => {
    expect(await storage.has(KEY)).toBe(false);
    await storage.put(KEY, Buffer.from("hello"));
    expect(await storage.has(KEY)).toBe(true);
    expect(await buffer(await storage.read(KEY))).toEqual(Buffer.from("hello"));
  });

  it("stores what comes in pieces, however much it is, and nothing of what breaks off", async () => {
    const piece = Buffer.alloc(1024 ** 2, "0123456789abcdef");
    const pieces = async function* (count: number) {
      for (let sent = 0; sent < count; sent += 1) yield piece;
    };
    await storage.put(KEY, pieces(17));
    const stored = await buffer(await storage.read(KEY));
    expect(stored.equals(await buffer(pieces(17)))).toBe(true);
    const broken = Readable.from(
      (async function* () {
        yield* pieces(10);
        throw new Error("broke off");
      })(),
    );
    await expect(storage.put("broken", broken)).rejects.toThrow("broke off");
    expect(await storage.has("broken")).toBe(false);
    expect(await listed(storage)).toEqual([{ key: KEY, size: 17 * 1024 ** 2 }]);
  });

  it("reads a part, both ends included", async () => {
    await storage.put(KEY, Buffer.from("0123456789"));
    expect(String(await buffer(await storage.read(KEY, { start: 2, end: 4 })))).toBe("234");
  });

  it("keeps the first bytes of a key, also when written at once", async () => {
    await Promise.all(Array.from({ length: 8 }, () => storage.put(KEY, Buffer.from("same"))));
    await storage.put(KEY, Buffer.from("other"));
    expect(String(await buffer(await storage.read(KEY)))).toBe("same");
    expect(await listed(storage)).toEqual([{ key: KEY, size: 4 }]);
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
      expect(await listed(storage)).toEqual([]);
    },
  );
});

it("leaves nothing but files on the disk", async () => {
  const storage = openOnDisk();
  await storage.put(KEY, Buffer.from("hello"));
  const below = await readdir(join(folder, String(made)), { recursive: true, withFileTypes: true });
  expect(below.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([KEY]);
});

describe("files on S3", () => {
  it("keep to their folder of the bucket", async () => {
    const [one, other] = [openOnS3(), openOnS3()];
    await one.put(KEY, Buffer.from("of one"));
    expect(await other.has(KEY)).toBe(false);
    expect(await listed(other)).toEqual([]);
  });

  it("are listed beyond one page, which the server of these tests cannot: by the documentation", async () => {
    const asked: string[] = [];
    const stub = createServer(({ url = "" }, response) => {
      const { searchParams } = new URL(url, "http://localhost");
      asked.push(String(searchParams.get("continuation-token")));
      const isFirst = !searchParams.has("continuation-token");
      const key = `site/${isFirst ? "first" : "second"}-key`;
      response.setHeader("content-type", "application/xml").end(
        `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>
          <IsTruncated>${isFirst}</IsTruncated>
          ${isFirst ? "<NextContinuationToken>go on/=</NextContinuationToken>" : ""}
          <Contents><Key>${key}</Key><Size>5</Size></Contents></ListBucketResult>`,
      );
    }).listen(0, "127.0.0.1");
    await once(stub, "listening");
    const { port } = stub.address() as AddressInfo;
    const service = { ...server.service, endpoint: `http://127.0.0.1:${port}` };
    const found = await listed(openS3Storage(service, { bucket: "b", prefix: "site/" }));
    stub.close();
    stub.closeAllConnections();
    expect(asked).toEqual(["null", "go on/="]);
    expect(found).toEqual([
      { key: "first-key", size: 5 },
      { key: "second-key", size: 5 },
    ]);
  });

  it("say why they cannot be used, and whether that may pass", async () => {
    const { service, bucket } = server;
    const open = (more: object, name = bucket) =>
      openS3Storage({ ...service, ...more }, { bucket: name, prefix: "" });
    const failureOf = (storage: FileStorage) =>
      storage.put(KEY, Buffer.from("x")).catch((error: unknown) => error);
    const absent = await failureOf(open({}, "nobody"));
    expect(absent).toMatchObject({ name: "NoSuchBucket" });
    expect(findOutage(absent)).toBe(null);
    expect(await failureOf(open({ keys: { id: "STRANGER", secret: "S3RVER" } }))).toMatchObject({
      message: expect.stringMatching(/^S3 HeadObject: /),
    });
    const away = await failureOf(open({ endpoint: "http://127.0.0.1:1" }));
    expect(findOutage(away)).toBe("unreachable");
  });
});

it("copies files from one storage to another, each once and those of another size anew", async () => {
  const [disk, s3] = [openOnDisk(), openOnS3()];
  for (const name of ["one", "two", "three"]) await disk.put(`${name}-key`, Buffer.from(name));
  await s3.put("one-key", Buffer.from("half of it"));
  await s3.put("two-key", Buffer.from("two"));
  expect(await copyFiles(disk, s3)).toEqual({ copied: 2, bytes: 8, kept: 1 });
  expect(await copyFiles(disk, s3)).toEqual({ copied: 0, bytes: 0, kept: 3 });
  const back = openOnDisk();
  expect(await copyFiles(s3, back)).toEqual({ copied: 3, bytes: 11, kept: 0 });
  expect(await listed(back)).toEqual(await listed(disk));
  expect(String(await buffer(await back.read("one-key")))).toBe("one");
});

async function listed(storage: FileStorage) {
  const found: { key: string; size: number }[] = [];
  for await (const file of storage.list()) found.push(file);
  return found.toSorted((one, other) => one.key.localeCompare(other.key));
}

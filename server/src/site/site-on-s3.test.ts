import { buffer } from "node:stream/consumers";

import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { openArchive } from "../backup/archive/open-archive.ts";
import { verifyArchive } from "../backup/archive/verify-archive.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { openZipOnS3, writeToS3 } from "../backup/s3/s3-archives.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { adviseStorage } from "../doctor/advise-storage.ts";
import { checkFiles, checkStorage } from "../doctor/check-files.ts";
import { deleteOrphanedFiles } from "../domains/files/delete-orphaned-files.ts";
import { deleteUnusedBytes } from "../domains/files/delete-unused-bytes.ts";
import { storeFile } from "../domains/files/index.ts";
import { makeVariantsJob } from "../domains/files/variants/make-variants.ts";
import { readConfig } from "../platform/config/config.ts";
import type { FileStorage } from "../platform/storage/file-storage.ts";
import { attachFile, createCourse } from "../testing/factories.ts";
import { MemoryStorage } from "../testing/memory-storage.ts";
import { type TestS3Server, startS3Server } from "../testing/s3-server.ts";
import { noise } from "../testing/sample-pictures.ts";
import { sample } from "../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../testing/start-test-app.ts";
import { joinCourse } from "../testing/take-course.ts";
import { createBlankDatabase, createTestDatabase } from "../testing/test-database.ts";
import { openSiteStorage } from "./open-site-storage.ts";

// The background process yields to everything else on the machine.
vi.setConfig({ testTimeout: 60_000 });

const VIDEO = Buffer.alloc(300_000, "frames of a video ");

let server: TestS3Server;
let world: TestApp;
let databaseUrl: string;

beforeAll(async () => {
  server = await startS3Server();
  const database = await createTestDatabase();
  databaseUrl = database.url;
  world = await startTestApp({}, database);
  world.ctx.storage = await openStorage(server.bucket);
});
afterAll(async () => {
  await world.stop();
  await server.stop();
});

/** Opens it as for a site's settings. */
function openStorage(bucket: string): Promise<FileStorage> {
  const { endpoint, keys } = server.service;
  return openSiteStorage(
    readConfig({
      PASO_S3_BUCKET: `${bucket}/school`,
      PASO_S3_ENDPOINT: endpoint,
      PASO_S3_ACCESS_KEY: keys.id,
      PASO_S3_SECRET_KEY: keys.secret,
    }),
  );
}

async function keysOf(storage: FileStorage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys.toSorted();
}

test("parts of a video are sent as players ask for them", async () => {
  const course = await createCourse(world.ctx, { modules: [{ pages: [[sample.paragraph()]] }] });
  const sectionId = course.pages[0]?.sectionIds[0] ?? 0;
  await attachFile(world.ctx, sectionId, { name: "a.mp4", bytes: VIDEO, mediaType: "video/mp4" });
  const student = await joinCourse(world, course);
  const path = `/student/courses/file/${sectionId}/a.mp4`;
  const part = await student.get(path, { headers: { range: "bytes=100000-100017" } });
  expect(part).toMatchObject({
    status: 206,
    headers: { "content-range": `bytes 100000-100017/${VIDEO.length}`, "content-length": "18" },
  });
  expect(part.bytes.equals(VIDEO.subarray(100_000, 100_018))).toBe(true);
  expect((await student.get(path)).bytes.equals(VIDEO)).toBe(true);
});

test("a picture and the copies made of it are stored, and go together", async () => {
  const { ctx } = world;
  const before = await keysOf(ctx.storage);
  const picture = await noise("png", { width: 500, height: 40 });
  const { storageKey } = await storeFile(ctx, picture, { isShown: true });
  await makeVariantsJob.run(ctx, undefined);
  const made = (await keysOf(ctx.storage)).filter((key) => key.startsWith(storageKey));
  expect(made.length).toBeGreaterThan(2);
  world.clock.moveTo(new Date(world.clock.now().getTime() + 2 * 86_400_000).toISOString());
  expect(await deleteOrphanedFiles(ctx)).toBe(1);
  await deleteUnusedBytes(ctx, [storageKey]);
  expect(await keysOf(ctx.storage)).toEqual(before);
});

test("a site is backed up into a bucket and restored from it", async () => {
  const { service } = server;
  const { storage } = world.ctx;
  const address = { bucket: server.bucket, key: "backups/paso.zip" };
  const back = (output: Parameters<typeof writeBackup>[1]) =>
    writeBackup({ databaseUrl, storage, site: "https://learn.example.org" }, output);
  const manifest = await writeToS3(service, address, back);
  await expect(writeToS3(service, address, back)).rejects.toThrow(
    "s3://paso-files/backups/paso.zip exists already.",
  );
  const failing = { ...address, key: "backups/broken.zip" };
  const broken = () => Promise.reject(new Error("no database"));
  await expect(writeToS3(service, failing, broken)).rejects.toThrow("no database");
  const archive = await openArchive("s3", () => openZipOnS3(service, address));
  expect(archive.manifest).toEqual(manifest);
  await verifyArchive(archive);
  const target = await createBlankDatabase();
  const restored = new MemoryStorage();
  await restoreBackup(archive, { databaseUrl: target.url, storage: restored });
  archive.close();
  await target.drop();
  const keys = await keysOf(restored);
  expect(keys).toEqual(await keysOf(storage));
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) {
    const [one, other] = await Promise.all([storage, restored].map((from) => from.read(key)));
    expect((await buffer(one!)).equals(await buffer(other!))).toBe(true);
  }
});

test("the doctor tries the bucket, and says what to do", async () => {
  const { storage } = world.ctx;
  const place = { bucket: server.bucket };
  expect(await checkStorage(storage, place)).toEqual({
    area: "storage",
    state: "ok",
    text: "Files can be written, read and deleted in the bucket paso-files.",
  });
  expect(await checkStorage(await openStorage("nobody"), { bucket: "nobody" })).toMatchObject({
    state: "fault",
    text: expect.stringContaining("NoSuchBucket"),
    advice: "Make the bucket, or correct PASO_S3_BUCKET.",
  });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  expect(await checkFiles(client, storage)).toMatchObject([{ area: "files", state: "ok" }]);
  await client.end();
});

test.each([
  ["SignatureDoesNotMatch", "Correct PASO_S3_ACCESS_KEY"],
  ["AccessDenied", "Allow the key s3:ListBucket"],
  ["RequestTimeTooSkewed", "Set the clock"],
  ["PermanentRedirect", "Set PASO_S3_REGION"],
  ["ECONNREFUSED", "Check PASO_S3_ENDPOINT"],
])("knows what to do about %s", (name, advice) => {
  const error = Object.assign(new Error(`S3 PutObject: ${name}`), { name });
  expect(adviseStorage({ bucket: "files" }, error)).toContain(advice);
});

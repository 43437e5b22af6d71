import { crc32 } from "node:zlib";

import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { files, userPhotos, users } from "../../database/tables/index.ts";
import { createPerson } from "../../testing/factories.ts";
import { HTML, picture, SVG } from "../../testing/sample-files.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { formOf } from "../../testing/test-form.ts";
import { deleteOrphanedFiles } from "./delete-orphaned-files.ts";

let world: TestApp;
let person: { id: number };
let client: TestClient;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  person = await createPerson(world.ctx);
  client = await world.as(person);
});

const upload = (bytes: Uint8Array, { key = "image", from = client } = {}) => {
  const form = formOf({ key, name: "me.png", bytes });
  return from.post<{ avatar: string }>("/api/account/photo", undefined, {
    raw: form.raw,
    headers: form.headers,
  });
};
const avatarOf = async ({ id }: { id: number }) =>
  (await world.ctx.database.select().from(users).where(eq(users.id, id)))[0]?.avatar;

/** The stored bytes of a person's picture. */
async function storedPhoto(): Promise<Buffer> {
  const [row] = await world.ctx.database
    .select({ key: files.storageKey })
    .from(userPhotos)
    .innerJoin(files, eq(files.id, userPhotos.fileId))
    .where(eq(userPhotos.userId, person.id));
  return Buffer.concat(await (await world.ctx.storage.read(row!.key)).toArray());
}

/** A PNG that claims a size, and holds next to nothing. */
function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(17);
  header.write("IHDR", 0, "latin1");
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  header.set([8, 2, 0, 0, 0], 12);
  const chunk = (body: Buffer) => {
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(body.length - 4, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk(header),
    chunk(Buffer.from("IDAT\x78\x9c\x03\0\0\0\0\x01", "latin1")),
    chunk(Buffer.from("IEND")),
  ]);
}

describe("POST /api/account/photo", () => {
  test("401 when signed out", async () => {
    const visitor = world.visitor();
    await visitor.get("/api/session");
    expect((await upload(await picture("png"), { from: visitor })).status).toBe(401);
  });

  test("stores the middle square as a WebP of at most 512 pixels", async () => {
    const wide = sharp({ create: { width: 1200, height: 800, channels: 3, background: "#fff" } });
    const { status, body } = await upload(await wide.png().toBuffer());
    expect([status, body]).toEqual([
      200,
      { avatar: expect.stringMatching(/^\/api\/photos\/[\w-]{43}$/) },
    ]);
    expect(await avatarOf(person)).toBe(body.avatar);
    expect(await sharp(await storedPhoto()).metadata()).toMatchObject({
      format: "webp",
      width: 512,
      height: 512,
    });
  });

  test("does not enlarge a small picture", async () => {
    await upload(await picture("jpeg", { width: 60, height: 40 }));
    expect(await sharp(await storedPhoto()).metadata()).toMatchObject({ width: 40, height: 40 });
  });

  test.each(["png", "jpeg", "gif", "webp", "avif"] as const)("takes a %s", async (format) => {
    expect((await upload(await picture(format))).status).toBe(200);
  });

  test("forgets where, when and with what it was taken, and turns it upright", async () => {
    // Red on the left as stored; held upright, as the camera says, red is at the top.
    const red = await picture("png", { width: 100, height: 200 }).then((bytes) =>
      sharp(bytes).tint("#ff0000").linear([0, 0, 0], [255, 0, 0]).png().toBuffer(),
    );
    const taken = await sharp({
      create: { width: 200, height: 200, channels: 3, background: "#0000ff" },
    })
      .composite([{ input: red, left: 0, top: 0 }])
      .jpeg()
      .withExif({ IFD0: { Make: "Secret Camera" }, IFD3: { GPSLatitude: "40/1 25/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(taken).metadata()).orientation).toBe(6);
    await upload(taken);
    const stored = await storedPhoto();
    const { exif, icc, xmp, orientation } = await sharp(stored).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(stored.includes("Secret Camera")).toBe(false);
    const at = async (left: number, top: number) =>
      (await sharp(stored).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())[0]!;
    expect(await at(100, 20)).toBeGreaterThan(200);
    expect(await at(100, 180)).toBeLessThan(60);
  });

  test("replaces the one before, which is gone at once and deleted later", async () => {
    const first = await upload(await picture("png", { width: 50, height: 50 }));
    const second = await upload(await picture("png", { width: 70, height: 70 }));
    expect(second.body.avatar).not.toBe(first.body.avatar);
    expect((await client.get(first.body.avatar)).status).toBe(404);
    expect((await client.get(second.body.avatar)).status).toBe(200);
    world.clock.moveTo("2026-03-12T12:00:00Z");
    expect(await deleteOrphanedFiles(world.ctx)).toBeGreaterThanOrEqual(1);
    expect((await client.get(second.body.avatar)).status).toBe(200);
  });

  test.each([
    ["a page", HTML, "Choose a JPEG, PNG, WebP, AVIF or GIF picture."],
    ["a drawing", SVG, "Choose a JPEG, PNG, WebP, AVIF or GIF picture."],
    ["nothing", Buffer.alloc(0), "Choose a JPEG, PNG, WebP, AVIF or GIF picture."],
    [
      "a picture of which most is missing",
      hugePng(300, 300),
      "This picture cannot be read. Choose another one.",
    ],
    [
      "a few bytes that stand for 400 million pixels",
      hugePng(20_000, 20_000),
      "This picture has more than 60 million pixels. Choose a smaller one.",
    ],
  ])("422 for %s", async (_, bytes, message) => {
    const { status, error } = await upload(bytes);
    expect([status, error.errors]).toEqual([422, { image: [message] }]);
    expect(await avatarOf(person)).toBeNull();
  });

  test("422 under another key, 413 for too large a file, 415 without a form", async () => {
    expect((await upload(await picture("png"), { key: "photo" })).status).toBe(422);
    expect((await upload(Buffer.alloc(1024 ** 2 + 1))).status).toBe(413);
    expect((await client.post("/api/account/photo", {})).status).toBe(415);
  });
});

describe("GET /api/photos/:photo", () => {
  test("shows it to everybody who is signed in, and nobody else", async () => {
    const { body } = await upload(await picture("png"));
    const other = await world.as(await createPerson(world.ctx));
    const { status, headers } = await other.get(body.avatar);
    expect([status, headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(headers["cache-control"]).toContain("private");
    expect((await world.visitor().get(body.avatar)).status).toBe(401);
    expect((await other.get(`/api/photos/${"x".repeat(43)}`)).status).toBe(404);
  });
});

describe("DELETE /api/account/photo", () => {
  test("takes it away, and does no harm twice", async () => {
    const { body } = await upload(await picture("png"));
    const remove = () => client.send("DELETE", "/api/account/photo");
    expect((await remove()).body).toEqual({ avatar: null });
    expect((await remove()).status).toBe(200);
    expect(await avatarOf(person)).toBeNull();
    expect((await client.get(body.avatar)).status).toBe(404);
  });
});

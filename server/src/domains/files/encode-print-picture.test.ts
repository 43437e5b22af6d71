import { randomBytes } from "node:crypto";

import sharp from "sharp";
import { expect, test } from "vitest";

import { HTML, PDF, picture, SVG } from "../../testing/sample-files.ts";
import { encodePrintPicture } from "./encode-print-picture.ts";

const LIMITS = { document: 1024 ** 2, picture: 5 * 1024 ** 2, video: 25 * 1024 ** 2 };
type PrintOptions = Parameters<typeof encodePrintPicture>[2];
const JPEG = { format: "jpeg", width: 400, height: 400, bytes: 20_000 } as const;
const PNG = { format: "png", width: 300, height: 80, bytes: 6_000 } as const;

async function encode(name: string, bytes: Uint8Array, options: PrintOptions) {
  const result = await encodePrintPicture({ name, bytes }, LIMITS, options);
  if ("issue" in result) throw new Error(JSON.stringify(result.issue));
  return { bytes: result.bytes, ...(await sharp(result.bytes).metadata()) };
}

test("a photo becomes a small JPEG without what its camera added", async () => {
  const [width, height] = [900, 600];
  const photo = await sharp(randomBytes(width * height * 3), {
    raw: { width, height, channels: 3 },
  })
    .withExif({ IFD0: { Copyright: "A person" } })
    .jpeg({ quality: 100 })
    .toBuffer();
  const encoded = await encode("photo.jpg", photo, { ...JPEG, bytes: 60_000 });
  expect(encoded).toMatchObject({ format: "jpeg", width: 400, height: 267 });
  expect(encoded.exif).toBeUndefined();
  expect(encoded.bytes.length).toBeLessThanOrEqual(60_000);
});

test("a signature stays clear where it was, and a drawing becomes sharp pixels", async () => {
  const clear = await sharp({
    create: { width: 600, height: 160, channels: 4, background: "#00000000" },
  })
    .png()
    .toBuffer();
  const signature = await encode("me.png", clear, PNG);
  expect(signature).toMatchObject({ format: "png", width: 300, height: 80, hasAlpha: true });
  expect(await encode("me.svg", SVG, PNG)).toMatchObject({ format: "png", height: 80 });
});

test.each([
  ["a page", "a.png", HTML],
  ["a document", "a.jpg", PDF],
  ["nothing", "a.png", Buffer.alloc(0)],
  ["another kind than its name says", "a.png", await picture("gif")],
])("refuses %s", async (_, name, bytes) => {
  expect(await encodePrintPicture({ name, bytes }, LIMITS, JPEG)).toHaveProperty("issue");
});

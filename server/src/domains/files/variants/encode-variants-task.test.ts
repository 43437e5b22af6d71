import { PICTURE_WIDTHS } from "@paso/contract";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";

import { animation, noise } from "../../../testing/sample-pictures.ts";
import encodeVariantsTask, { type EncodedPicture } from "./encode-variants-task.ts";

// Encoding takes seconds of CPU time, for which others compete.
vi.setConfig({ testTimeout: 180_000 });

const encode = (bytes: Uint8Array, mostPixels = 60e6) =>
  encodeVariantsTask({ bytes, widths: PICTURE_WIDTHS, mostPixels });
const namesOf = ({ variants }: EncodedPicture) =>
  variants.map(({ width, pixels, format }) => `${width} ${pixels} ${format}`);

describe("encodeVariantsTask", () => {
  it.each(["jpeg", "png", "webp", "avif", "gif"] as const)(
    "makes smaller copies of a large %s in both formats, as wide as they say",
    async (format) => {
      const bytes = await noise(format, { width: 1_000, height: 250 });
      const made = await encode(bytes);
      expect(made).toMatchObject({ isAnimated: false, reason: null });
      const avif = made.variants.filter((variant) => variant.format === "avif");
      expect(avif.length).toBeGreaterThan(0);
      for (const variant of made.variants) {
        const found = await sharp(variant.bytes).metadata();
        expect([found.width, found.height]).toEqual([
          variant.pixels,
          Math.round(variant.pixels / 4),
        ]);
        expect(found.format === "heif" ? "avif" : found.format).toBe(variant.format);
        expect(variant.bytes.length).toBeLessThan(bytes.length);
      }
    },
  );

  it.each([
    [2_000, ["480 480", "960 960", "1440 1440"]],
    [1_440, ["480 480", "960 960", "1440 1440"]],
    [1_200, ["480 480", "960 960", "1440 1200"]],
    [480, ["480 480"]],
    [200, ["480 200"]],
  ])("never enlarges: %d pixels", async (width, expected) => {
    const made = await encode(await noise("png", { width, height: 60 }));
    const widths = made.variants.filter(({ format }) => format === "webp");
    expect(widths.map(({ width: name, pixels }) => `${name} ${pixels}`)).toEqual(expected);
  });

  it("says that none would be smaller", async () => {
    const coarse = await sharp(await noise("png", { width: 300, height: 200 }))
      .webp({ quality: 1 })
      .toBuffer();
    expect(await encode(coarse)).toMatchObject({ variants: [], reason: "no-smaller" });
  });

  it("turns a photo as the camera was held, and leaves out where it was taken", async () => {
    const lying = await sharp(await noise("jpeg", { width: 600, height: 400 }))
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: "somebody" } })
      .toBuffer();
    const made = await encode(lying);
    expect(namesOf(made)).toContain("480 400 webp");
    const small = await sharp(made.variants[0]!.bytes).metadata();
    expect([small.width, small.height, small.exif]).toEqual([400, 600, undefined]);
  });

  it("finds the mean colour, but of nothing that is transparent in places", async () => {
    const square = (background: string | { r: number; g: number; b: number; alpha: number }) =>
      sharp({ create: { width: 600, height: 600, channels: 4, background } })
        .png()
        .toBuffer();
    expect((await encode(await square("#224488"))).color).toBe("#224488");
    expect((await encode(await square({ r: 0, g: 0, b: 0, alpha: 0.5 }))).color).toBeNull();
  });

  it.each(["gif", "webp", "apng"] as const)("makes stills of an animated %s", async (format) => {
    const made = await encode(await animation(format));
    expect(made).toMatchObject({ isAnimated: true, reason: null });
    const still = await sharp(made.variants[0]!.bytes, { animated: true }).metadata();
    expect(still.pages ?? 1).toBe(1);
  });

  it("decodes nothing that claims too many pixels", async () => {
    const bytes = await noise("png", { width: 400, height: 300 });
    expect(await encode(bytes, 119_999)).toMatchObject({
      variants: [],
      reason: "too-many-pixels",
    });
    expect(await encode(bytes, 120_000)).toMatchObject({ reason: null });
  });

  it("leaves a picture as it is that is taller than the formats are", async () => {
    const tall = await sharp({
      create: { width: 20, height: 17_000, channels: 3, background: "#335577" },
    })
      .png()
      .toBuffer();
    expect(await encode(tall)).toMatchObject({ variants: [], reason: "too-many-pixels" });
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a text", Buffer.from("no picture at all")],
    ["the beginning of a PNG", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
    ["a cut JPEG", null],
  ])("says that %s is unreadable", async (_, bytes) => {
    const cut = (await noise("jpeg", { width: 900, height: 600 })).subarray(0, 9_000);
    expect(await encode(bytes ?? cut)).toMatchObject({ variants: [], reason: "unreadable" });
  });
});

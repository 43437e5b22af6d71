import type { Sharp } from "sharp";

import type { FileLimits } from "../../platform/context.ts";
import type { FieldMessage } from "../../platform/errors/domain-error.ts";
import { checkFile } from "./check-file.ts";
import { MOST_PIXELS } from "./content/pixel-limit.ts";
import { queueEncoding, tooManyPixels } from "./encode-photo.ts";
import { openPicture } from "./open-picture.ts";
import { recogniseFile } from "./recognise-file.ts";

/** What a picture is printed as. */
interface PrintOptions {
  /** JPEG for photos; PNG keeps what is clear. */
  format: "jpeg" | "png";
  /** Pixels at most. */
  width: number;
  height: number;
  /** Bytes that it should not exceed: less quality where it does. */
  bytes: number;
}

/**
 * How pictures of a printed page are encoded. Pixels at most: A4 at 150 dots per inch, and a signature
 * at 300. Bytes keep a page with all of them below 200 kB.
 */
export const PRINTED = {
  background: { format: "jpeg", width: 1_754, height: 1_754, bytes: 80_000 },
  signature: { format: "png", width: 900, height: 240, bytes: 12_000 },
} as const satisfies Record<string, PrintOptions>;

/** Seconds of decoding and encoding. */
const LONGEST = 10;
/** Tried one after the other until the picture is small enough. */
const JPEG_QUALITIES = [80, 65, 50, 35, 20];
const PNG_COLORS = [64, 16, 4];

/**
 * Encodes a picture or drawing again for documents. Nothing but its pixels remains.
 * @throws `unavailable` when too many pictures wait
 */
export function encodePrintPicture(
  file: { name: string; bytes: Uint8Array },
  limits: FileLimits,
  options: PrintOptions,
): Promise<{ bytes: Uint8Array } | { issue: FieldMessage }> {
  return queueEncoding(async () => {
    const issue = await checkFile(file, "image", limits);
    if (issue) return { issue };
    const { width, height } = await recogniseFile(file.bytes);
    if (width === null || height === null || width * height > MOST_PIXELS) {
      return { issue: tooManyPixels() };
    }
    try {
      const density = Math.min(Math.max((72 * options.width) / width, 72), 2_400);
      const picture = await openPicture(file.bytes, {
        limitInputPixels: MOST_PIXELS,
        failOn: "error",
        density,
      });
      const fitted = await picture
        .autoOrient()
        .resize({
          width: options.width,
          height: options.height,
          fit: "inside",
          withoutEnlargement: true,
        })
        .timeout({ seconds: LONGEST })
        .png()
        .toBuffer();
      return { bytes: await encodeSmall(fitted, options) };
    } catch {
      return { issue: "This picture cannot be read. Choose another one." };
    }
  });
}

async function encodeSmall(
  picture: Uint8Array,
  { format, bytes: most }: PrintOptions,
): Promise<Uint8Array> {
  const attempts: ((from: Sharp) => Sharp)[] =
    format === "jpeg"
      ? JPEG_QUALITIES.map(
          (quality) => (from) =>
            from.flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: true }),
        )
      : PNG_COLORS.map((colors) => (from) => from.png({ colors, compressionLevel: 9 }));
  let encoded: Uint8Array = picture;
  for (const attempt of attempts) {
    encoded = await attempt(await openPicture(picture)).toBuffer();
    if (encoded.length <= most) break;
  }
  return encoded;
}

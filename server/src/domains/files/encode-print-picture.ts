import type { Sharp } from "sharp";

import type { FileLimits } from "../../platform/context.ts";
import type { FieldMessage } from "../../platform/errors/domain-error.ts";
import { checkFile } from "./check-file.ts";
import { MOST_PIXELS } from "./content/pixel-limit.ts";
import { queueEncoding, tooManyPixels } from "./encode-photo.ts";
import { openPicture } from "./open-picture.ts";
import { recogniseFile } from "./recognise-file.ts";

/** How a picture is encoded for print. */
interface PrintOptions {
  /** JPEG for photos; PNG keeps transparency. */
  format: "jpeg" | "png";
  /** Maximum pixels. */
  width: number;
  height: number;
  /** Target size in bytes: quality is reduced until it is met. */
  bytes: number;
}

/**
 * How pictures of a printed page are encoded. Maximum pixels: A4 at 150 dots per inch, and a signature
 * at 300. The target sizes keep a page with all of them below 200 kB.
 */
export const PRINTED = {
  background: { format: "jpeg", width: 1_754, height: 1_754, bytes: 80_000 },
  signature: { format: "png", width: 900, height: 240, bytes: 12_000 },
} as const satisfies Record<string, PrintOptions>;

/** Timeout of decoding and encoding, in seconds. */
const LONGEST = 10;
/** Tried in turn until the picture is small enough. */
const JPEG_QUALITIES = [80, 65, 50, 35, 20];
const PNG_COLORS = [64, 16, 4];

/**
 * Re-encodes a picture or drawing for documents. Only its pixels remain.
 * @throws `unavailable` if too many pictures wait
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

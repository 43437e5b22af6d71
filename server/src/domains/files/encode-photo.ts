import pLimit from "p-limit";

import { busy, type FieldMessage } from "../../platform/errors/domain-error.ts";
import { MOST_MEGAPIXELS, MOST_PIXELS } from "./content/pixel-limit.ts";
import { openPicture } from "./open-picture.ts";
import { recogniseType } from "./recognise-type.ts";

/** Maximum pixels of a stored photo's side. */
const LARGEST_SIDE = 512;
export const MEDIA_TYPES = new Set([
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "image/gif",
]);
/** Timeout of decoding and encoding, in seconds. */
const LONGEST = 10;

/** Decoding takes up to 250 MB and a core for a second. */
const queue = pLimit(1);
const LONGEST_QUEUE = 20;

/**
 * Decodes and encodes pictures one at a time.
 * @throws `unavailable` if too many wait
 */
export function queueEncoding<Result>(encode: () => Promise<Result>): Promise<Result> {
  if (queue.pendingCount >= LONGEST_QUEUE) throw busy();
  return queue(encode);
}

/** A photo as it is stored, or why a picture cannot be one. */
type EncodedPhoto = { bytes: Uint8Array } | { issue: FieldMessage };

/**
 * Converts the middle square of a picture to a small WebP, rotated as the camera was held. Only its
 * pixels remain: no place, time or camera.
 * @throws `unavailable` if the queue is full
 */
export function encodePhoto(bytes: Uint8Array): Promise<EncodedPhoto> {
  return queueEncoding(() => encode(bytes));
}

async function encode(bytes: Uint8Array): Promise<EncodedPhoto> {
  const found = await recogniseType(bytes).catch(() => undefined);
  if (!found || !MEDIA_TYPES.has(found.mime)) {
    return { issue: "Choose a JPEG, PNG, WebP, AVIF or GIF picture." };
  }
  try {
    // Checks the size that the header claims: a few bytes can decode to a great many pixels.
    const { width, height } = await (
      await openPicture(bytes, { limitInputPixels: false })
    ).metadata();
    if (width * height > MOST_PIXELS) return { issue: tooManyPixels() };
    const side = Math.min(LARGEST_SIDE, width, height);
    const picture = await openPicture(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" });
    const photo = await picture
      .autoOrient()
      .resize(side, side, { fit: "cover" })
      .webp({ quality: 82 })
      .timeout({ seconds: LONGEST })
      .toBuffer();
    return { bytes: photo };
  } catch {
    return { issue: "This picture cannot be read. Choose another one." };
  }
}

export function tooManyPixels(): FieldMessage {
  return {
    message: "This picture has more than {most} million pixels. Choose a smaller one.",
    values: { most: MOST_MEGAPIXELS },
  };
}

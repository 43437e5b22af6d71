import { MOST_PIXELS } from "./content/pixel-limit.ts";
import { MEDIA_TYPES, queueEncoding } from "./encode-photo.ts";
import { openPicture } from "./open-picture.ts";
import { recogniseType } from "./recognise-type.ts";

/** Pixels, at most: what a list shows, on dense screens too. */
const SIZE = { width: 800, height: 800 };
/** Seconds of decoding and encoding. */
const LONGEST = 10;

/**
 * Makes the picture of a linked page a small WebP. Nothing but its pixels remains; null where it
 * cannot be read, or is a drawing.
 * @throws `unavailable` when too many pictures wait
 */
export function encodeLinkPicture(bytes: Uint8Array): Promise<Uint8Array | null> {
  return queueEncoding(async () => {
    const type = await recogniseType(bytes);
    if (!type || !MEDIA_TYPES.has(type.mime)) return null;
    try {
      const picture = await openPicture(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" });
      return await picture
        .autoOrient()
        .resize({ ...SIZE, fit: "inside", withoutEnlargement: true })
        .webp({ quality: 78 })
        .timeout({ seconds: LONGEST })
        .toBuffer();
    } catch {
      return null;
    }
  });
}

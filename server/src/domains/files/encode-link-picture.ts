import { MOST_PIXELS } from "./content/pixel-limit.ts";
import { MEDIA_TYPES, queueEncoding } from "./encode-photo.ts";
import { openPicture } from "./open-picture.ts";
import { recogniseType } from "./recognise-type.ts";

/** Maximum pixels: what a list shows, also on high-density screens. */
const SIZE = { width: 800, height: 800 };
/** Timeout of decoding and encoding, in seconds. */
const LONGEST = 10;

/**
 * Converts the picture of a linked page to a small WebP. Only its pixels remain; null if it cannot be
 * read, or is a drawing.
 * @throws `unavailable` if too many pictures wait
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

import { MOST_PIXELS } from "./content/pixel-limit.ts";
import { queueEncoding } from "./encode-photo.ts";
import { openPicture } from "./open-picture.ts";

/** Maximum pixels of a side: enough for paper. */
const LARGEST_SIDE = 1_400;
/** Timeout of decoding and encoding, in seconds. */
const LONGEST = 10;

/**
 * Converts a picture or drawing to a JPEG on white, for documents; null if it cannot be read.
 * @throws `unavailable` if too many pictures wait
 */
export function encodeFigure(
  bytes: Uint8Array,
): Promise<{ bytes: Uint8Array; width: number; height: number } | null> {
  return queueEncoding(async () => {
    try {
      const { data, info } = await (
        await openPicture(bytes, { limitInputPixels: MOST_PIXELS })
      )
        .autoOrient()
        .resize(LARGEST_SIDE, LARGEST_SIDE, { fit: "inside", withoutEnlargement: true })
        .flatten({ background: "#ffffff" })
        .jpeg({ quality: 82 })
        .timeout({ seconds: LONGEST })
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    } catch {
      return null;
    }
  });
}

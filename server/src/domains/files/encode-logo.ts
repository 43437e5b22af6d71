import type { Sharp } from "sharp";

import type { FileLimits } from "../../platform/context.ts";
import type { FieldMessage } from "../../platform/errors/domain-error.ts";
import { checkFile } from "./check-file.ts";
import { MOST_PIXELS } from "./content/pixel-limit.ts";
import { queueEncoding, tooManyPixels } from "./encode-photo.ts";
import { findPlate, type LogoPlate } from "./find-plate.ts";
import { openPicture } from "./open-picture.ts";
import { recogniseFile } from "./recognise-file.ts";

/** Maximum pixels at which a logo is shown. */
const SHOWN = { width: 176, height: 34 };
/** Stored pixels per shown pixel, for sharp screens. */
const DENSITY = 4;
/** Timeout of decoding and encoding, in seconds. */
const LONGEST = 10;
const DRAWING = "image/svg+xml";

/** A logo as it is stored. */
interface EncodedLogo {
  /** For browsers: a drawing stays one. */
  shown: Uint8Array;
  /** A PNG, which mail programs support. */
  mailed: Uint8Array;
  /** Pixels at which it is shown. */
  width: number;
  height: number;
  plate: LogoPlate;
}

/**
 * Converts a picture or drawing to a logo. Of a picture only its pixels remain; a drawing must be
 * cleaned by the caller that stores it.
 * @throws `unavailable` if too many pictures wait
 */
export function encodeLogo(
  file: { name: string; bytes: Uint8Array },
  limits: FileLimits,
): Promise<EncodedLogo | { issue: FieldMessage }> {
  return queueEncoding(async () => {
    const issue = await checkFile(file, "image", limits);
    if (issue) return { issue };
    const { mediaType, width, height } = await recogniseFile(file.bytes);
    if (width === null || height === null || width * height > MOST_PIXELS) {
      return { issue: tooManyPixels() };
    }
    try {
      const stored = await fit(
        await open(file.bytes, mediaType === DRAWING ? { width, height } : null),
      )
        .png({ compressionLevel: 9 })
        .timeout({ seconds: LONGEST })
        .toBuffer();
      return {
        shown: mediaType === DRAWING ? file.bytes : stored,
        mailed: stored,
        ...shownSize({ width, height }),
        plate: await findPlate(stored),
      };
    } catch {
      return { issue: "This picture cannot be read. Choose another one." };
    }
  });
}

/** A drawing is rasterised at the size at which it is stored. */
async function open(
  bytes: Uint8Array,
  drawn: { width: number; height: number } | null,
): Promise<Sharp> {
  const options = { limitInputPixels: MOST_PIXELS, failOn: "error" as const };
  if (drawn === null) return (await openPicture(bytes, options)).autoOrient();
  const scale = Math.min(
    (SHOWN.width * DENSITY) / drawn.width,
    (SHOWN.height * DENSITY) / drawn.height,
  );
  const density = Math.min(Math.max(72 * scale, 1), 2_400);
  return openPicture(bytes, { ...options, density });
}

function fit(picture: Sharp): Sharp {
  return picture.resize({
    width: SHOWN.width * DENSITY,
    height: SHOWN.height * DENSITY,
    fit: "inside",
    withoutEnlargement: true,
  });
}

function shownSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(SHOWN.width / width, SHOWN.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

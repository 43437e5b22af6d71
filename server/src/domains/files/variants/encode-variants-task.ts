import sharp, { type OutputInfo } from "sharp";

import type { MadeVariants, PictureVariant } from "../../../database/tables/index.ts";
import { isAnimation } from "./is-animation.ts";

/** A picture to encode. */
export interface EncodingTask {
  bytes: Uint8Array;
  /** Pixels, ascending. */
  widths: readonly number[];
  /** Larger pictures are not decoded. */
  mostPixels: number;
}

/** Variants with their bytes, and other facts about the picture. */
export interface EncodedPicture extends Omit<MadeVariants, "variants"> {
  variants: readonly (Omit<PictureVariant, "size"> & { bytes: Uint8Array })[];
}

/** Timeout of decoding or encoding in seconds, on a busy machine. */
const LONGEST = 120;
/** Maximum pixels of a variant; a taller one would take minutes to encode. */
const MOST_ENCODED = 12e6;
/** Maximum pixels of a side in WebP. */
const LONGEST_SIDE = 16_383;
/** Twice the effort takes seven times as long, for the same bytes. */
const AVIF = { quality: 50, effort: 2 };
const WEBP = { quality: 75, effort: 4 };

// Other cores are left to requests.
sharp.concurrency(1);

/**
 * Task of the background process: makes smaller copies of a picture, with nothing but its pixels.
 * Those that are not smaller in bytes are left out.
 */
export default async function encodeVariantsTask(task: EncodingTask): Promise<EncodedPicture> {
  const { bytes, widths, mostPixels } = task;
  const none = { variants: [], color: null, isAnimated: false };
  try {
    // Checks the size that the header claims: a few bytes can decode to a great many pixels.
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) return { ...none, reason: "too-many-pixels" };
    const pixels = await decode(bytes, { mostPixels, width: widths.at(-1) ?? width });
    const isAnimated = pages > 1 || isAnimation(bytes);
    const targets = planWidths(pixels.info, widths);
    if (targets.length === 0) return { ...none, isAnimated, reason: "too-many-pixels" };
    const variants = [];
    for (const target of targets) {
      // A still is needed even if the animation is smaller.
      const most = isAnimated ? Number.POSITIVE_INFINITY : bytes.length;
      variants.push(...(await encode(pixels, target, most)));
    }
    const color = await meanColor(pixels);
    return { variants, color, isAnimated, reason: variants.length > 0 ? null : "no-smaller" };
  } catch (error) {
    if (isTimeout(error)) throw error;
    return { ...none, reason: "unreadable" };
  }
}

type Pixels = { data: Buffer; info: OutputInfo };

/** Decodes once, rotated as the camera was held, and no larger than the largest variant. */
function decode(bytes: Uint8Array, { mostPixels, width }: { mostPixels: number; width: number }) {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace("srgb")
    .timeout({ seconds: LONGEST })
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
}

/** Each width up to the first that the picture does not fill. */
function planWidths({ width, height }: OutputInfo, widths: readonly number[]) {
  const last = widths.findIndex((one) => one >= width);
  const wanted = last === -1 ? widths : widths.slice(0, last + 1);
  return wanted
    .map((one) => ({ width: one, pixels: Math.min(one, width) }))
    .filter(({ pixels }) => {
      const tall = Math.max(1, Math.round((height * pixels) / width));
      return tall <= LONGEST_SIDE && tall * pixels <= MOST_ENCODED;
    });
}

/** The formats that are smaller than the picture; AVIF only if it is smaller than WebP. */
async function encode(
  source: Pixels,
  { width, pixels }: { width: number; pixels: number },
  most: number,
) {
  const small = () => open(source).resize({ width: pixels }).timeout({ seconds: LONGEST });
  const webp = await small().webp(WEBP).toBuffer();
  const avif = await small().avif(AVIF).toBuffer();
  const name = { width, pixels };
  return [
    ...(avif.length < Math.min(most, webp.length)
      ? [{ ...name, format: "avif" as const, bytes: avif }]
      : []),
    ...(webp.length < most ? [{ ...name, format: "webp" as const, bytes: webp }] : []),
  ];
}

async function meanColor(source: Pixels): Promise<string | null> {
  const { isOpaque } = await open(source).stats();
  if (!isOpaque) return null;
  const mean = await open(source)
    .removeAlpha()
    .resize(1, 1, { fit: "fill", kernel: "linear" })
    .raw()
    .toBuffer();
  return `#${mean.subarray(0, 3).toString("hex")}`;
}

function open({ data, info: { width, height, channels } }: Pixels) {
  return sharp(data, { raw: { width, height, channels } });
}

/** Caused by a machine that was too busy, and so worth a retry. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("timeout");
}

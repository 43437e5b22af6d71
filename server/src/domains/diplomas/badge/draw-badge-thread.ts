import sharp from "sharp";

import type { BadgePicture, DrawnBadge } from "./badge-picture.ts";
import { drawBadge } from "./draw-badge.ts";

/** Pixels, each way. */
const SIZE = 600;

/** Task of a thread: shaping text in fonts of every script blocks the event loop. */
export default async function drawBadgeTask(picture: BadgePicture): Promise<DrawnBadge> {
  const svg = await drawBadge(picture);
  const png = await sharp(Buffer.from(svg), { density: 96 })
    .resize(SIZE, SIZE)
    .png({ palette: true, effort: 7 })
    .toBuffer();
  return { svg, png };
}

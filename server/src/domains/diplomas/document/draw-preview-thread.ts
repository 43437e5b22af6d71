import type { DiplomaPage } from "./diploma-page.ts";
import { drawDiploma } from "./draw-diploma.ts";
import { renderFirstPage } from "./render-first-page.ts";

/** Pixels of the longer side: sharp in a column of a screen with a pixel ratio of 2. */
const LONGEST = 1_430;

/** Task of a thread: draws the PDF, and its page as a picture. */
export default async function drawPreviewTask(
  page: DiplomaPage,
): Promise<{ webp: Uint8Array; width: number; height: number }> {
  return renderFirstPage(await drawDiploma(page), LONGEST);
}

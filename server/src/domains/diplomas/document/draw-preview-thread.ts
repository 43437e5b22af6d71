import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";

import type { DiplomaPage } from "./diploma-page.ts";
import { drawDiploma } from "./draw-diploma.ts";

/** Pixels per point: sharp in a column of a screen that has two pixels for each. */
const SCALE = 1.7;

let library: Promise<PDFiumLibrary> | null = null;

/** Task of a thread: draws the PDF, and its page as a picture. */
export default async function drawPreviewTask(
  page: DiplomaPage,
): Promise<{ webp: Uint8Array; width: number; height: number }> {
  const bytes = await drawDiploma(page);
  const document = await (await (library ??= PDFiumLibrary.init())).loadDocument(bytes);
  try {
    const { data, width, height } = await document
      .getPage(0)
      .render({ scale: SCALE, render: "bitmap" });
    const webp = await sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .webp({ quality: 82 })
      .toBuffer();
    return { webp, width, height };
  } finally {
    document.destroy();
  }
}

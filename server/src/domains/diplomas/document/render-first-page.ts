import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";

let library: Promise<PDFiumLibrary> | undefined;

/**
 * A picture (WebP) of the first page of a PDF; takes a while, so for threads.
 * @param longest pixels of its longer side
 */
export async function renderFirstPage(
  pdf: Uint8Array,
  longest: number,
): Promise<{ webp: Uint8Array; width: number; height: number }> {
  const document = await (await (library ??= PDFiumLibrary.init())).loadDocument(pdf);
  try {
    const page = document.getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const { data, width, height } = await page.render({
      scale: longest / Math.max(originalWidth, originalHeight),
      render: "bitmap",
    });
    const webp = await sharp(data, { raw: { width, height, channels: 4 } })
      .flatten({ background: "#ffffff" })
      .webp({ quality: 82, effort: 2 })
      .toBuffer();
    return { webp, width, height };
  } finally {
    document.destroy();
  }
}

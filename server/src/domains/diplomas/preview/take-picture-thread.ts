import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";

/** Pixels of the longer side: twice of what screens show. */
const LONGEST = 1_120;

let library: Promise<PDFiumLibrary> | undefined;

/** Task of a thread: a picture (WebP) of the first page of a PDF. */
export default async function takePictureTask(pdf: Uint8Array): Promise<Uint8Array> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  try {
    const page = document.getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const { data } = await page.render({
      scale: LONGEST / Math.max(originalWidth, originalHeight),
      render: ({ data, width, height }) =>
        sharp(data, { raw: { width, height, channels: 4 } })
          .flatten({ background: "#ffffff" })
          .webp({ quality: 82, effort: 4 })
          .toBuffer(),
    });
    return data;
  } finally {
    document.destroy();
  }
}

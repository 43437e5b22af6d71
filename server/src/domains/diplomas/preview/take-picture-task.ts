import { renderFirstPage } from "../document/render-first-page.ts";

/** Pixels of the longer side: twice what screens show. */
const LONGEST = 1_120;

/** Task of the background process: a picture (WebP) of the first page of a PDF. */
export default async function takePictureTask(pdf: Uint8Array): Promise<Uint8Array> {
  const { webp } = await renderFirstPage(pdf, LONGEST);
  return webp;
}

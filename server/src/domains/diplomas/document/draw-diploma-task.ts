import type { DiplomaPage } from "./diploma-page.ts";
import { drawDiploma } from "./draw-diploma.ts";

/** Task of the background process: subsetting fonts blocks the event loop. */
export default function drawDiplomaTask(page: DiplomaPage): Promise<Uint8Array> {
  return drawDiploma(page);
}

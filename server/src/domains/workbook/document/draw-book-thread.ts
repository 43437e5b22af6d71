import type { Book } from "./book.ts";
import { drawPdf } from "./draw-pdf.ts";
import { writeEpub } from "./write-epub.ts";

/** Runs in a worker thread: typesetting and compression block the event loop. */
export default function drawBookTask(book: Book): Promise<Uint8Array> {
  return book.format === "pdf" ? drawPdf(book) : writeEpub(book);
}

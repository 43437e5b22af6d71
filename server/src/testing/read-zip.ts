import { on } from "node:events";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";

import yauzl from "yauzl";

const openZip = promisify<Buffer, { lazyEntries: true }, yauzl.ZipFile>(yauzl.fromBuffer);

/** The files of a zip by name, in archive order. */
export async function readZip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await openZip(bytes, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  const openEntry = promisify<yauzl.Entry, Readable>(zip.openReadStream.bind(zip));
  const events = on(zip, "entry", { close: ["end"] });
  zip.readEntry();
  for await (const [entry] of events as AsyncIterable<[yauzl.Entry]>) {
    files.set(entry.fileName, await buffer(await openEntry(entry)));
    zip.readEntry();
  }
  return files;
}

import { buffer } from "node:stream/consumers";

import type { WorkbookEntry } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { findStoredFile } from "../../courses/index.ts";
import { encodeFigure } from "../../files/index.ts";
import type { BookPicture } from "./book.ts";

/** Maximum pictures per file; more would make it too large for mail. */
const MOST_PICTURES = 100;
/** Maximum bytes of a picture; larger ones are omitted. */
const LARGEST = 30_000_000;

/** The pictures in passages, by entry key; unreadable ones are omitted. */
export async function loadPictures(
  ctx: Context,
  entries: readonly WorkbookEntry[],
): Promise<Map<string, BookPicture[]>> {
  const found = new Map<string, BookPicture[]>();
  let count = 0;
  for (const entry of entries) {
    if (entry.kind !== "passage") continue;
    for (const { name, alt, href } of entry.pictures) {
      if (count >= MOST_PICTURES) return found;
      const sectionId = Number(href.split("/").at(-2));
      const file = await findStoredFile(ctx, { sectionId, fileName: name });
      if (!file || file.size > LARGEST) continue;
      const figure = await encodeFigure(await buffer(await ctx.storage.read(file.storageKey)));
      if (!figure) continue;
      found.set(entry.key, [...(found.get(entry.key) ?? []), { ...figure, alt }]);
      count += 1;
    }
  }
  return found;
}

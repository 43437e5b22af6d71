import type { CourseArchive } from "@paso/contract";

import { shareEventLoop } from "../../../platform/event-loop/share-event-loop.ts";

/** A course as in an archive, with no sections in its pages yet. */
export type ArchiveOutline = Omit<CourseArchive, "free_navigation"> & { free_navigation?: boolean };

/** Indentation of a page's list of sections. */
const INDENT = " ".repeat(5);

/**
 * The text of `course.json`, as `JSON.stringify` would write it with an indentation of one space,
 * but section by section: a long course would block the event loop.
 * @param pages the sections of each page, in the outline's order
 */
export async function writeCourseJson<Section>(
  outline: ArchiveOutline,
  pages: readonly (readonly Section[])[],
  draftOf: (section: Section) => object,
): Promise<string> {
  const giveWay = shareEventLoop();
  const left = pages.values();
  const pieces: string[] = [];
  // Strings cannot contain this: their quotes are escaped.
  for (const [index, piece] of JSON.stringify(outline, null, 1)
    .split('\n     "sections": []')
    .entries()) {
    if (index > 0) pieces.push('\n     "sections": ', await writeList(left.next().value ?? []));
    pieces.push(piece);
  }
  return `${pieces.join("")}\n`;

  async function writeList(sections: readonly Section[]): Promise<string> {
    const items: string[] = [];
    for (const section of sections) {
      const lines = JSON.stringify(draftOf(section), null, 1).replaceAll("\n", `\n${INDENT} `);
      items.push(`\n${INDENT} ${lines}`);
      await giveWay();
    }
    return items.length === 0 ? "[]" : `[${items.join()}\n${INDENT}]`;
  }
}

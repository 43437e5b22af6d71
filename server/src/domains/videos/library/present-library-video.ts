import type { LibraryVideo } from "@paso/contract";

import type { LibraryVideoRow } from "./library-video-row.ts";

/** A video of a library on the wire, for staff. */
export function presentLibraryVideo(row: LibraryVideoRow): LibraryVideo {
  const { id, title, address, tags, length, released } = row;
  return { id, title, address, tags, length, released };
}

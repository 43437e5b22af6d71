import type { LibraryVideo } from "@paso/contract";

import type { LibraryVideoRow } from "./library-video-row.ts";

/** A library's video in the API, for staff. */
export function presentLibraryVideo(row: LibraryVideoRow): LibraryVideo {
  const { id, title, address, tags, length, released } = row;
  return { id, title, address, tags, length, released };
}

import { type PlaybackState, readPlayback, savePlayback } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** A video on a page. */
interface VideoAddress {
  pageId: number;
  sectionId: number;
}

/** Where one stopped in a video, on whatever device; asked anew whenever the video is opened. */
export function playbackQuery({ pageId, sectionId }: VideoAddress) {
  return queryOptions({
    queryKey: ["playback", sectionId],
    queryFn: ({ signal }) => call(readPlayback, { params: { pageId, sectionId }, signal }),
    // While it is open, the player knows better.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // A video plays without it, too.
    retry: false,
  });
}

/** Keeps where one is in a video, behind one's back. */
export function sendPlayback(
  { pageId, sectionId }: VideoAddress,
  state: PlaybackState,
): Promise<unknown> {
  return call(savePlayback, { params: { pageId, sectionId }, body: state, background: true });
}

import { type PlaybackState, readPlayback, savePlayback } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { ApiError, call } from "../../../api/index.ts";
import { mergePlaybacks, type UnsentPlayback } from "./unsent-playback.ts";

/** A video on a page. */
interface VideoAddress {
  pageId: number;
  sectionId: number;
}

/**
 * Where one stopped in a video, on whatever device; fetched whenever the video is opened. What this
 * device could not save before counts too, and alone where the server does not answer.
 */
export function playbackQuery(video: VideoAddress, device: UnsentPlayback | null) {
  return queryOptions({
    queryKey: ["playback", video.sectionId],
    queryFn: async ({ signal }): Promise<PlaybackState> => {
      const unsent = device?.read() ?? null;
      const asked = call(readPlayback, { params: video, signal });
      if (!unsent) return asked;
      const known = await asked.catch(() => null);
      return known ? mergePlaybacks(known, unsent) : unsent;
    },
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

/** Whether a save would be refused again: the section is gone or closed, or what is sent does not fit. */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiError && [403, 404, 409, 422].includes(error.status);
}

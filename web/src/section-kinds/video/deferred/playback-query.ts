import type { PlaybackState } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { ApiError } from "../../../api/index.ts";
import { mergePlaybacks, type UnsentPlayback } from "./unsent-playback.ts";

/** Progress before the beginning. */
export const NOTHING_PLAYED: PlaybackState = { position: 0, duration: 0, watched: [] };

/**
 * The stored position in a video, from whatever device; fetched whenever the video is opened. Progress that
 * this device could not save is merged in, and used alone if the server does not answer.
 * @param video identifies it among all videos
 */
export function playbackQuery(
  video: string,
  ask: (signal: AbortSignal) => Promise<PlaybackState>,
  device: UnsentPlayback | null,
) {
  return queryOptions({
    queryKey: ["playback", video],
    queryFn: async ({ signal }): Promise<PlaybackState> => {
      const unsent = device?.read() ?? null;
      const asked = ask(signal);
      if (!unsent) return asked;
      const known = await asked.catch(() => null);
      return known ? mergePlaybacks(known, unsent) : unsent;
    },
    // While it is open, the player's state is newer.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // A video plays without it, too.
    retry: false,
  });
}

/** Whether a retry would be refused again: the video is gone or closed, or the payload is invalid. */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiError && [403, 404, 409, 422].includes(error.status);
}

import type { PlaybackState } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { ApiError } from "../../../api/index.ts";
import { mergePlaybacks, type UnsentPlayback } from "./unsent-playback.ts";

/** How far a person is before they begin. */
export const NOTHING_PLAYED: PlaybackState = { position: 0, duration: 0, watched: [] };

/**
 * Where one stopped in a video, on whatever device; fetched whenever the video is opened. What this
 * device could not save before counts too, and alone where the server does not answer.
 * @param video names it among all that are played
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
    // While it is open, the player knows better.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // A video plays without it, too.
    retry: false,
  });
}

/** Whether a save would be refused again: the video is gone or closed, or what is sent does not fit. */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiError && [403, 404, 409, 422].includes(error.status);
}

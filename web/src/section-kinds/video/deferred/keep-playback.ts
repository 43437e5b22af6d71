import type { PlaybackState } from "@paso/contract";

import { isFinal } from "./playback-query.ts";
import type { UnsentPlayback } from "./unsent-playback.ts";

/** Milliseconds between two saves while a video plays. */
const WHILE_PLAYING = 15_000;
/** Debounce after a pause or seek, in milliseconds: dragging about is one save. */
const AFTER_STOP = 1_000;
/** Milliseconds until the first retry after a failure; doubled for each further one. */
const AFTER_FAILURE = 15_000;
const LONGEST_WAIT = 120_000;
/** Throttle of writes to the device in milliseconds, while the server cannot be reached. */
const ON_DEVICE = 5_000;

/** Saves playback progress to the server, unobtrusively. */
export interface PlaybackKeeper {
  /** Records the state; `stopped` means a pause or a seek, after which it is saved soon. */
  note: (state: PlaybackState, stopped: boolean) => void;
  /** Flushes unsaved state, then stops saving. */
  close: () => void;
}

/**
 * Saves lazily: throttled while the video plays, soon after it stops, and at once when the page is hidden or
 * left. A failed save is silent; it is retried later, with the latest state, and kept on the device
 * meanwhile, since the tab may be closed before.
 * @param save sends it in a way that outlives the page
 * @param unsent state that an earlier visit could not save: it is saved at once
 */
export function keepPlayback(
  save: (state: PlaybackState) => Promise<unknown>,
  device: Pick<UnsentPlayback, "keep" | "drop">,
  unsent: PlaybackState | null = null,
): PlaybackKeeper {
  let unsaved = unsent;
  let failures = 0;
  let inFlight = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  let closed = false;
  /** Time of the last write to the device; null while it holds nothing. */
  let keptAt = unsent && performance.now();

  function schedule(wait: number): void {
    const at = performance.now() + wait;
    if (closed || at >= due) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(() => void flush(), wait);
  }

  function keepHere(state: PlaybackState): void {
    device.keep(state);
    keptAt = performance.now();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
    const state = unsaved;
    if (!state) return;
    unsaved = null;
    inFlight = true;
    // The tab may be gone before the failure is known.
    if (failures > 0 || !navigator.onLine) keepHere(state);
    try {
      await save(state);
      failures = 0;
      if (keptAt !== null) device.drop();
      keptAt = null;
    } catch (error) {
      if (isFinal(error)) {
        device.drop();
        return close();
      }
      unsaved ??= state;
      failures += 1;
      keepHere(unsaved);
    } finally {
      inFlight = false;
    }
    if (unsaved) schedule(failures > 0 ? waitAfter(failures) : WHILE_PLAYING);
  }

  function saveAtOnce(): void {
    if (document.visibilityState === "hidden") void flush();
  }
  function saveAgain(): void {
    if (!inFlight) void flush();
  }
  function close(): void {
    if (closed) return;
    void flush();
    closed = true;
    document.removeEventListener("visibilitychange", saveAtOnce);
    window.removeEventListener("pagehide", saveAgain);
    window.removeEventListener("online", saveAgain);
  }
  document.addEventListener("visibilitychange", saveAtOnce);
  window.addEventListener("pagehide", saveAgain);
  window.addEventListener("online", saveAgain);
  void flush();

  return {
    note(state, stopped) {
      if (closed) return;
      unsaved = state;
      const isStale = performance.now() - (keptAt ?? 0) > ON_DEVICE;
      if (failures > 0 && (stopped || isStale)) keepHere(state);
      if (inFlight || failures > 0) return;
      schedule(stopped ? AFTER_STOP : WHILE_PLAYING);
    },
    close,
  };
}

function waitAfter(failures: number): number {
  return Math.min(LONGEST_WAIT, AFTER_FAILURE * 2 ** (failures - 1));
}

import type { PlayerEvents, PlayerLink } from "./player-link.ts";
import { readMessage } from "./read-message.ts";

const ORIGIN = "https://www.youtube-nocookie.com";
/** How often to greet a loaded frame whose player does not listen yet, in milliseconds, and how many times. */
const GREETING_INTERVAL = 250;
const GREETINGS = 40;
const PLAYING = 1;
const BUFFERING = 3;

/** Address of a YouTube video's player, from the host that sets no cookie before playing. */
export function youtubeAddress(videoId: string, origin: string): string {
  const query = new URLSearchParams({ enablejsapi: "1", origin, playsinline: "1", rel: "0" });
  return `${ORIGIN}/embed/${videoId}?${query}`;
}

/**
 * Follows a YouTube player through the messages its frame exchanges with the page around it,
 * so that no foreign script runs here: greeted with "listening", the frame delivers its state.
 */
export function connectYouTube(frame: HTMLIFrameElement, events: PlayerEvents): PlayerLink {
  let time = 0;
  let duration = 0;
  let playing = false;

  function send(message: object): void {
    frame.contentWindow?.postMessage(
      JSON.stringify({ id: 1, channel: "widget", ...message }),
      ORIGIN,
    );
  }
  let greeting: ReturnType<typeof setInterval> | undefined;
  function greet(): void {
    let left = GREETINGS;
    clearInterval(greeting);
    greeting = setInterval(() => {
      send({ event: "listening" });
      left -= 1;
      if (left === 0) clearInterval(greeting);
    }, GREETING_INTERVAL);
  }

  function receive(message: MessageEvent): void {
    if (message.source !== frame.contentWindow || message.origin !== ORIGIN) return;
    const state = readYouTubeMessage(message.data);
    if (!state) return;
    clearInterval(greeting);
    const began = state.playing === true && !playing;
    time = state.time ?? time;
    duration = state.duration ?? duration;
    playing = state.playing ?? playing;
    if (began) events.onPlay();
    events.onReport({ time, duration, playing, now: performance.now() });
  }
  window.addEventListener("message", receive);
  frame.addEventListener("load", greet);

  return {
    seekTo: (seconds) => send({ event: "command", func: "seekTo", args: [seconds, true] }),
    disconnect() {
      clearInterval(greeting);
      window.removeEventListener("message", receive);
      frame.removeEventListener("load", greet);
    },
  };
}

/** What one message of the frame says; parts it does not mention are absent. */
export interface YouTubeState {
  time?: number;
  duration?: number;
  playing?: boolean;
}

/**
 * Reads a message of YouTube's player; null where it says nothing about playback.
 * Buffering is no state of its own: a video that plays goes on playing, one that stands still stands.
 */
export function readYouTubeMessage(data: unknown): YouTubeState | null {
  const message = readMessage(data);
  const info = message?.["info"];
  if (message?.["event"] === "onStateChange") return readPlayerState(info);
  if (message?.["event"] !== "infoDelivery" && message?.["event"] !== "initialDelivery")
    return null;
  if (typeof info !== "object" || info === null) return null;
  const { currentTime, duration, playerState } = info as Record<string, unknown>;
  return {
    ...(typeof currentTime === "number" && { time: currentTime }),
    ...(typeof duration === "number" && { duration }),
    ...readPlayerState(playerState),
  };
}

function readPlayerState(state: unknown): YouTubeState {
  return typeof state === "number" && state !== BUFFERING ? { playing: state === PLAYING } : {};
}

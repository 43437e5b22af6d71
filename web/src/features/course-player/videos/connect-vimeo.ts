import type { PlayerEvents, PlayerLink } from "./player-link.ts";
import { readMessage } from "./read-message.ts";

const ORIGIN = "https://player.vimeo.com";
const FOLLOWED = ["play", "pause", "ended", "timeupdate", "seeked"];

/** Address of a Vimeo video's player; `hash` opens unlisted videos. */
export function vimeoAddress(videoId: string, hash: string | null): string {
  const query = new URLSearchParams({ dnt: "1", playsinline: "1" });
  if (hash) query.set("h", hash);
  return `${ORIGIN}/video/${videoId}?${query}`;
}

/**
 * Follows a Vimeo player through the messages its frame exchanges with the page around it.
 * A frame that is ready says so, or answers a ping where it was ready before anyone listened.
 */
export function connectVimeo(frame: HTMLIFrameElement, events: PlayerEvents): PlayerLink {
  let time = 0;
  let duration = 0;
  let playing = false;
  let subscribed = false;

  function send(method: string, value?: unknown): void {
    frame.contentWindow?.postMessage(value === undefined ? { method } : { method, value }, ORIGIN);
  }
  function ping(): void {
    send("ping");
  }

  function receive(message: MessageEvent): void {
    if (message.source !== frame.contentWindow || message.origin !== ORIGIN) return;
    const said = readVimeoMessage(message.data);
    if (!said) return;
    if (said.kind === "ready") {
      if (!subscribed) for (const name of FOLLOWED) send("addEventListener", name);
      subscribed = true;
      return;
    }
    const began = said.kind === "play" && !playing;
    if (said.kind === "play") playing = true;
    if (said.kind === "pause") playing = false;
    time = said.time ?? time;
    duration = said.duration ?? duration;
    if (began) events.onPlay();
    events.onReport({ time, duration, playing, now: performance.now() });
  }
  window.addEventListener("message", receive);
  frame.addEventListener("load", ping);

  return {
    seekTo: (seconds) => send("setCurrentTime", seconds),
    disconnect() {
      window.removeEventListener("message", receive);
      frame.removeEventListener("load", ping);
    },
  };
}

/** What one message of the frame says. */
export type VimeoMessage =
  | { kind: "ready" }
  | { kind: "play" | "pause" | "time"; time?: number; duration?: number };

const KINDS: Record<string, "play" | "pause" | "time"> = {
  play: "play",
  pause: "pause",
  ended: "pause",
  timeupdate: "time",
  seeked: "time",
};

/** Reads a message of Vimeo's player, an object or its JSON; null where it says nothing about playback. */
export function readVimeoMessage(data: unknown): VimeoMessage | null {
  const message = readMessage(data);
  if (!message) return null;
  const { event, method } = message;
  if (event === "ready" || method === "ping") return { kind: "ready" };
  const kind = typeof event === "string" ? KINDS[event] : undefined;
  if (!kind) return null;
  const { seconds, duration } = readMessage(message["data"]) ?? {};
  return {
    kind,
    ...(typeof seconds === "number" && { time: seconds }),
    ...(typeof duration === "number" && { duration }),
  };
}

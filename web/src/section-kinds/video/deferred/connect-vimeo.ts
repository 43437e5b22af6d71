import type { PlayerEvents, PlayerFailure, PlayerLink } from "./player-link.ts";
import type { PlayerSettings } from "./player-settings.ts";
import { readMessage } from "./read-message.ts";

const ORIGIN = "https://player.vimeo.com";
const FOLLOWED = [
  "play",
  "pause",
  "ended",
  "timeupdate",
  "seeked",
  "playbackratechange",
  "volumechange",
  "error",
];

/**
 * Address of a Vimeo video's player, with tracking turned off.
 * @param hash opens unlisted videos
 * @param startAt whole seconds
 */
export function vimeoAddress(videoId: string, hash: string | null, startAt: number): string {
  const query = new URLSearchParams({ dnt: "1", playsinline: "1", speed: "1" });
  if (hash) query.set("h", hash);
  return `${ORIGIN}/video/${videoId}?${query}${startAt > 0 ? `#t=${startAt}s` : ""}`;
}

/**
 * Follows a Vimeo player through the messages between its frame and this page. A frame announces that it is
 * ready, or answers a ping if it was ready before the listener was added.
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
  function hearFirst(): void {
    subscribed = true;
    for (const name of FOLLOWED) send("addEventListener", name);
    events.onReady();
  }

  function receive(message: MessageEvent): void {
    if (message.source !== frame.contentWindow || message.origin !== ORIGIN) return;
    const said = readVimeoMessage(message.data);
    if (!said) return;
    if (said.kind === "failure") return events.onFailure(said.failure);
    if (!subscribed) hearFirst();
    if (said.kind === "ready") return;
    if (said.kind === "settings") return events.onSettings(said.settings);
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
    pause: () => send("pause"),
    apply({ rate, volume, muted }) {
      // Refused if the video's owner does not allow a choice of speeds.
      if (rate !== undefined) send("setPlaybackRate", rate);
      if (volume !== undefined) send("setVolume", volume);
      if (muted !== undefined) send("setMuted", muted);
    },
    disconnect() {
      window.removeEventListener("message", receive);
      frame.removeEventListener("load", ping);
    },
  };
}

/** The content of a message from the frame. */
export type VimeoMessage =
  | { kind: "ready" }
  | { kind: "play" | "pause" | "time"; time?: number; duration?: number }
  | { kind: "settings"; settings: PlayerSettings }
  | { kind: "failure"; failure: PlayerFailure };

const KINDS: Record<string, "play" | "pause" | "time"> = {
  play: "play",
  pause: "pause",
  ended: "pause",
  timeupdate: "time",
  seeked: "time",
};

/** Parses a message of Vimeo's player, an object or its JSON; null if it is of no use. */
export function readVimeoMessage(data: unknown): VimeoMessage | null {
  const message = readMessage(data);
  if (!message) return null;
  const { event, method } = message;
  const said = readMessage(message["data"]) ?? {};
  if (event === "ready" || method === "ping") return { kind: "ready" };
  if (event === "error") return readFailure(said);
  if (event === "playbackratechange" || event === "volumechange") return readSettings(said);
  const kind = typeof event === "string" ? KINDS[event] : undefined;
  if (!kind) return null;
  const { seconds, duration } = said;
  return {
    kind,
    ...(typeof seconds === "number" && { time: seconds }),
    ...(typeof duration === "number" && { duration }),
  };
}

function readSettings({ playbackRate, volume, muted }: Record<string, unknown>): VimeoMessage {
  const settings: PlayerSettings = {
    ...(typeof playbackRate === "number" && { rate: playbackRate }),
    ...(typeof volume === "number" && { volume }),
    ...(typeof muted === "boolean" && { muted }),
  };
  return { kind: "settings", settings };
}

/** A refused method is also reported as an error; that is no failure of the video. */
function readFailure({ name, method }: Record<string, unknown>): VimeoMessage | null {
  if (method !== undefined && method !== "ready") return null;
  switch (name) {
    case "NotFoundError":
    case "PasswordError":
      return { kind: "failure", failure: "missing" };
    case "PrivacyError":
      return { kind: "failure", failure: "barred" };
    default:
      return { kind: "failure", failure: "unplayable" };
  }
}

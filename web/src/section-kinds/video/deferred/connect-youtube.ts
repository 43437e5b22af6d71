import type { PlayerEvents, PlayerFailure, PlayerLink } from "./player-link.ts";
import type { PlayerSettings } from "./player-settings.ts";
import { readMessage } from "./read-message.ts";

const ORIGIN = "https://www.youtube-nocookie.com";
/** How often to greet a loaded frame whose player does not listen yet, in milliseconds, and how many times. */
const GREETING_INTERVAL = 250;
const GREETINGS = 40;
const FOLLOWED = ["onStateChange", "onPlaybackRateChange", "onError"];
const PLAYING = 1;
const BUFFERING = 3;

interface YouTubeStart {
  /** This site's origin: no other may talk to the player. */
  origin: string;
  /** Of its buttons, and of captions if turned on. */
  language: string;
  /** Whole seconds. */
  startAt: number;
}

/** Address of a YouTube video's player, from the host that sets no cookie before playing. */
export function youtubeAddress(videoId: string, { origin, language, startAt }: YouTubeStart) {
  const query = new URLSearchParams({
    enablejsapi: "1",
    origin,
    playsinline: "1",
    rel: "0",
    hl: language,
    cc_lang_pref: language,
    ...(startAt > 0 && { start: String(startAt) }),
  });
  return `${ORIGIN}/embed/${videoId}?${query}`;
}

/**
 * Follows a YouTube player through the messages between its frame and this page, so that no third-party
 * script runs here: greeted with "listening", the frame reports its state.
 */
export function connectYouTube(frame: HTMLIFrameElement, events: PlayerEvents): PlayerLink {
  let time = 0;
  let duration = 0;
  let playing = false;
  let answered = false;

  function send(message: object): void {
    frame.contentWindow?.postMessage(
      JSON.stringify({ id: 1, channel: "widget", ...message }),
      ORIGIN,
    );
  }
  function command(func: string, ...args: unknown[]): void {
    send({ event: "command", func, args });
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
  function hearFirst(): void {
    answered = true;
    clearInterval(greeting);
    for (const name of FOLLOWED) command("addEventListener", name);
    events.onReady();
  }

  function receive(message: MessageEvent): void {
    if (message.source !== frame.contentWindow || message.origin !== ORIGIN) return;
    const said = readYouTubeMessage(message.data);
    if (!said) return;
    if (!answered) hearFirst();
    if (said.failure) return events.onFailure(said.failure);
    if (said.settings) events.onSettings(said.settings);
    if (said.time === undefined && said.playing === undefined) return;
    const began = said.playing === true && !playing;
    time = said.time ?? time;
    duration = said.duration ?? duration;
    playing = said.playing ?? playing;
    if (began) events.onPlay();
    events.onReport({ time, duration, playing, now: performance.now() });
  }
  window.addEventListener("message", receive);
  frame.addEventListener("load", greet);

  return {
    seekTo: (seconds) => command("seekTo", seconds, true),
    pause: () => command("pauseVideo"),
    apply({ rate, volume, muted }) {
      if (rate !== undefined) command("setPlaybackRate", rate);
      if (volume !== undefined) command("setVolume", Math.round(volume * 100));
      if (muted !== undefined) command(muted ? "mute" : "unMute");
    },
    disconnect() {
      clearInterval(greeting);
      window.removeEventListener("message", receive);
      frame.removeEventListener("load", greet);
    },
  };
}

/** The content of a message from the frame; fields it does not mention are absent. */
export interface YouTubeState {
  time?: number;
  duration?: number;
  playing?: boolean;
  settings?: PlayerSettings;
  failure?: PlayerFailure;
}

/**
 * Parses a message of YouTube's player; null if it is none. Buffering is not a separate state: a playing
 * video keeps playing, a paused one stays paused.
 */
export function readYouTubeMessage(data: unknown): YouTubeState | null {
  const message = readMessage(data);
  if (typeof message?.["event"] !== "string") return null;
  const info = message["info"];
  switch (message["event"]) {
    case "onStateChange":
      return readPlayerState(info);
    case "onPlaybackRateChange":
      return readSettings({ playbackRate: info });
    case "onError":
      return { failure: readFailure(info) };
    case "infoDelivery":
    case "initialDelivery":
      return readInfo(readMessage(info) ?? {});
    default:
      return {};
  }
}

function readInfo(info: Record<string, unknown>): YouTubeState {
  const { currentTime, duration, playerState } = info;
  return {
    ...(typeof currentTime === "number" && { time: currentTime }),
    ...(typeof duration === "number" && { duration }),
    ...readPlayerState(playerState),
    ...readSettings(info),
  };
}

function readPlayerState(state: unknown): YouTubeState {
  return typeof state === "number" && state !== BUFFERING ? { playing: state === PLAYING } : {};
}

function readSettings({ playbackRate, volume, muted }: Record<string, unknown>): YouTubeState {
  const settings: PlayerSettings = {
    ...(typeof playbackRate === "number" && { rate: playbackRate }),
    ...(typeof volume === "number" && { volume: volume / 100 }),
    ...(typeof muted === "boolean" && { muted }),
  };
  return Object.keys(settings).length > 0 ? { settings } : {};
}

/** YouTube's error codes: an invalid id, a missing or private video, and three ways of refusing playback. */
function readFailure(code: unknown): PlayerFailure {
  if (code === 2 || code === 100) return "missing";
  return code === 101 || code === 150 || code === 153 ? "barred" : "unplayable";
}

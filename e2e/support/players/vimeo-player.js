import { createPlayer, showControls } from "./stand-in-player.js";

/**
 * Vimeo's frame as the page around it hears it: says "ready" by itself, answers methods, and tells
 * events to those who subscribed. Messages out are JSON texts, messages in texts or objects.
 * A video whose number ends in 404 is not there.
 */
const subscribed = new Set();
const EVENTS = {
  playing: "play",
  paused: "pause",
  ended: "ended",
  time: "timeupdate",
  seeked: "seeked",
  rate: "playbackratechange",
  volume: "volumechange",
};

function tell(message) {
  parent.postMessage(JSON.stringify(message), "*");
}

const begin = Number(/#t=(\d+)s/.exec(location.hash)?.[1] ?? 0);
const player = createPlayer(
  (what, film) => {
    const event = EVENTS[what];
    if (subscribed.has(event)) tell({ event, data: describe(what, film) });
  },
  { time: begin },
);

function describe(what, { time, duration, rate, volume, muted }) {
  if (what === "rate") return { playbackRate: rate };
  if (what === "volume") return { volume, muted };
  return { seconds: time, duration, percent: time / duration };
}

const METHODS = {
  ping: () => null,
  addEventListener: (name) => void subscribed.add(name),
  removeEventListener: (name) => void subscribed.delete(name),
  play: () => player.play(),
  pause: () => player.pause(),
  setCurrentTime: (seconds) => (player.seekTo(seconds), seconds),
  setPlaybackRate: (rate) => (player.setRate(rate), rate),
  setVolume: (volume) => (player.setVolume(volume), volume),
  setMuted: (muted) => (player.setVolume(player.film.volume, muted), muted),
  getCurrentTime: () => player.film.time,
  getDuration: () => player.film.duration,
};

addEventListener("message", (event) => {
  if (event.source !== parent) return;
  const message = typeof event.data === "string" ? JSON.parse(event.data) : event.data;
  const method = METHODS[message.method];
  if (method) tell({ method: message.method, value: method(message.value) ?? null });
});
if (location.pathname.endsWith("404")) {
  tell({ event: "error", data: { name: "NotFoundError", method: "ready", message: "Not found." } });
} else {
  tell({ event: "ready" });
  showControls(player);
}

import { createPlayer, showControls } from "./stand-in-player.js";

/**
 * Vimeo's frame as the page around it hears it: says "ready" by itself, answers methods, and tells
 * events to those who subscribed. Messages out are JSON texts, messages in texts or objects.
 */
const subscribed = new Set();
const EVENTS = {
  playing: "play",
  paused: "pause",
  ended: "ended",
  time: "timeupdate",
  seeked: "seeked",
};

function tell(message) {
  parent.postMessage(JSON.stringify(message), "*");
}

const player = createPlayer((what, { time, duration }) => {
  const event = EVENTS[what];
  const data = { seconds: time, duration, percent: time / duration };
  if (subscribed.has(event)) tell({ event, data });
});

const METHODS = {
  ping: () => null,
  addEventListener: (name) => void subscribed.add(name),
  removeEventListener: (name) => void subscribed.delete(name),
  play: () => player.play(),
  pause: () => player.pause(),
  setCurrentTime: (seconds) => (player.seekTo(seconds), seconds),
  getCurrentTime: () => player.film.time,
  getDuration: () => player.film.duration,
};

addEventListener("message", (event) => {
  if (event.source !== parent) return;
  const message = typeof event.data === "string" ? JSON.parse(event.data) : event.data;
  const method = METHODS[message.method];
  if (method) tell({ method: message.method, value: method(message.value) ?? null });
});
tell({ event: "ready" });
showControls(player);

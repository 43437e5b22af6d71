import { createPlayer, showControls } from "./stand-in-player.js";

/**
 * YouTube's frame as the page around it hears it: silent until greeted with "listening", then JSON
 * texts for who greeted. Its state it delivers unasked, other events to those who want them.
 * A video `film-of-060` has that many seconds, `removed-vid` is not there, `forbidden-v` may not be
 * embedded.
 */
const STATES = { unstarted: -1, ended: 0, playing: 1, paused: 2 };
const ERRORS = { "removed-vid": 100, "forbidden-v": 150 };
const videoId = location.pathname.split("/").at(-1);
const wanted = new Set();
let listener = null;

function tell(event, info) {
  if (!listener) return;
  const message = { event, info, id: listener.id, channel: "widget" };
  listener.window.postMessage(JSON.stringify(message), listener.origin);
}
function tellWanted(event, info) {
  if (wanted.has(event)) tell(event, info);
}

const seconds = /^film-of-(\d{3})$/.exec(videoId)?.[1];
const begin = Number(new URLSearchParams(location.search).get("start") ?? 0);
const player = createPlayer(
  (what, film) => {
    const moment = { currentTime: film.time, duration: film.duration };
    if (what === "time" || what === "seeked") return tell("infoDelivery", moment);
    if (what === "volume") return tell("infoDelivery", readVolume(film));
    if (what === "rate") {
      tell("infoDelivery", { playbackRate: film.rate });
      return tellWanted("onPlaybackRateChange", film.rate);
    }
    tell("infoDelivery", { ...moment, playerState: STATES[what] });
    tellWanted("onStateChange", STATES[what]);
  },
  { time: begin, ...(seconds && { duration: Number(seconds) }) },
);

function readVolume({ volume, muted }) {
  return { volume: volume * 100, muted };
}

const COMMANDS = {
  playVideo: () => player.play(),
  pauseVideo: () => player.pause(),
  seekTo: (time) => player.seekTo(time),
  setPlaybackRate: (rate) => player.setRate(rate),
  setVolume: (volume) => player.setVolume(volume / 100),
  mute: () => player.setVolume(player.film.volume, true),
  unMute: () => player.setVolume(player.film.volume, false),
  addEventListener(name) {
    wanted.add(name);
    if (name === "onError" && ERRORS[videoId]) tell("onError", ERRORS[videoId]);
  },
};

addEventListener("message", (event) => {
  if (event.source !== parent || typeof event.data !== "string") return;
  const message = JSON.parse(event.data);
  if (message.event === "listening") {
    const isNew = listener === null;
    listener = { window: event.source, origin: event.origin, id: message.id };
    if (isNew) tell("onReady", null);
    const { time, duration, state, rate } = player.film;
    tell("initialDelivery", {
      currentTime: time,
      duration,
      playerState: STATES[state],
      playbackRate: rate,
      ...readVolume(player.film),
    });
  }
  if (message.event === "command") COMMANDS[message.func]?.(...(message.args ?? []));
});
showControls(player);

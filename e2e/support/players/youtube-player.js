import { createPlayer, showControls } from "./stand-in-player.js";

/**
 * YouTube's frame as the page around it hears it: silent until greeted with "listening", then JSON
 * texts for who greeted.
 */
const STATES = { unstarted: -1, ended: 0, playing: 1, paused: 2 };
let listener = null;

function tell(event, info) {
  if (!listener) return;
  const message = { event, info, id: listener.id, channel: "widget" };
  listener.window.postMessage(JSON.stringify(message), listener.origin);
}

const player = createPlayer((what, film) => {
  const moment = { currentTime: film.time, duration: film.duration };
  if (what === "time" || what === "seeked") return tell("infoDelivery", moment);
  tell("infoDelivery", { ...moment, playerState: STATES[what] });
  tell("onStateChange", STATES[what]);
});

const COMMANDS = {
  playVideo: () => player.play(),
  pauseVideo: () => player.pause(),
  seekTo: (seconds) => player.seekTo(seconds),
};

addEventListener("message", (event) => {
  if (event.source !== parent || typeof event.data !== "string") return;
  const message = JSON.parse(event.data);
  if (message.event === "listening") {
    const isNew = listener === null;
    listener = { window: event.source, origin: event.origin, id: message.id };
    if (isNew) tell("onReady", null);
    const { time, duration, state } = player.film;
    tell("initialDelivery", { currentTime: time, duration, playerState: STATES[state] });
  }
  if (message.event === "command") COMMANDS[message.func]?.(...(message.args ?? []));
});
showControls(player);

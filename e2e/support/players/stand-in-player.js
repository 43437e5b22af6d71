/** Length of the film in seconds. */
const FILM_SECONDS = 3;

/**
 * What both stand-in players share: a film of a few seconds without pictures, played by the clock.
 * `onChange(what, film)` hears "playing", "paused", "ended", "seeked" and, while it plays, "time".
 */
export function createPlayer(onChange) {
  const film = { time: 0, duration: FILM_SECONDS, state: "unstarted" };
  let lastTick = 0;
  setInterval(() => {
    const now = performance.now();
    const passed = (now - lastTick) / 1000;
    lastTick = now;
    if (film.state !== "playing") return;
    film.time = Math.min(film.duration, film.time + passed);
    onChange("time", film);
    if (film.time >= film.duration) change("ended");
  }, 100);

  function change(state) {
    if (film.state === state) return;
    film.state = state;
    onChange(state, film);
  }

  return {
    film,
    play() {
      if (film.state === "ended") film.time = 0;
      lastTick = performance.now();
      change("playing");
    },
    pause() {
      change("paused");
    },
    seekTo(time) {
      film.time = Math.max(0, Math.min(film.duration, time));
      onChange("seeked", film);
    },
  };
}

/** Buttons for what people do with a player: play, pause, drag to a place. */
export function showControls(player) {
  const add = (label, action) => {
    const button = document.createElement("button");
    button.textContent = label;
    button.addEventListener("click", action);
    document.body.append(button);
  };
  add("Play", () => player.play());
  add("Pause", () => player.pause());
  add("Drag to the end", () => player.seekTo(player.film.duration - 0.5));
  const place = document.createElement("output");
  setInterval(() => (place.textContent = player.film.time.toFixed(1)), 100);
  document.body.append(place);
}

/** Length of a film in seconds, unless its address says another. */
const FILM_SECONDS = 3;

/**
 * What both stand-in players share: a film without pictures, played by the clock.
 * `onChange(what, film)` hears "playing", "paused", "ended", "seeked", "rate", "volume" and, while it
 * plays, "time".
 * @param begin where the film begins and how long it is, in seconds
 */
export function createPlayer(onChange, { time = 0, duration = FILM_SECONDS } = {}) {
  const film = { time, duration, state: "unstarted", rate: 1, volume: 1, muted: false };
  let lastTick = 0;
  setInterval(() => {
    const now = performance.now();
    const passed = ((now - lastTick) / 1000) * film.rate;
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
    setRate(rate) {
      film.rate = rate;
      onChange("rate", film);
    },
    setVolume(volume, muted = film.muted) {
      Object.assign(film, { volume, muted });
      onChange("volume", film);
    },
  };
}

/** Buttons for what people do with a player: play, pause, drag to a place, choose speed and volume. */
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
  add("Drag to the beginning", () => player.seekTo(0));
  add("Double speed", () => player.setRate(2));
  add("Half volume", () => player.setVolume(0.5));
  const place = document.createElement("output");
  const settings = document.createElement("p");
  document.body.append(place, settings);
  setInterval(() => {
    const { time, rate, volume, muted } = player.film;
    place.textContent = time.toFixed(1);
    settings.textContent = `speed ${rate}, volume ${volume}${muted ? ", muted" : ""}`;
  }, 100);
}

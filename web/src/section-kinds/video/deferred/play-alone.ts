/** What can be paused: a player's link, or the browser's own player. */
interface Pausable {
  pause: () => void;
}

/** What was begun last; it may have ended since. */
let latest: Pausable | null = null;

/** Told that a player begins: what else still plays is paused, so that nobody hears two films at once. */
export function playAlone(player: Pausable): void {
  if (latest !== player) latest?.pause();
  latest = player;
}

/** What can be paused: a player's link, or the browser's own player. */
interface Pausable {
  pause: () => void;
}

/** What was begun last; it may have ended since. */
let latest: Pausable | null = null;

/** Called when a player starts: any other is paused, so that two films are never heard at once. */
export function playAlone(player: Pausable): void {
  if (latest !== player) latest?.pause();
  latest = player;
}

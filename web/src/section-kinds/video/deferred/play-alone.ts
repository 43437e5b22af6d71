/** A pausable player: a player's link, or the browser's own. */
interface Pausable {
  pause: () => void;
}

/** The last one started; it may have ended since. */
let latest: Pausable | null = null;

/** Called when a player starts: pauses any other, so that two videos are never heard at once. */
export function playAlone(player: Pausable): void {
  if (latest !== player) latest?.pause();
  latest = player;
}

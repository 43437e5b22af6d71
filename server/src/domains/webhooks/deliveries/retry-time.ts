const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Longest wait between two attempts. */
const LONGEST = 180 * MINUTE;
/** Milliseconds of nothing but failures after which a webhook is turned off. */
const PATIENCE = 3 * DAY;

/** When to stop retrying a delivery. */
export function giveUpTime(since: Date): Date {
  return new Date(since.getTime() + DAY);
}

/** When to retry, with exponential backoff: a minute, two, four ... three hours later. */
export function retryTime(now: Date, attempts: number): Date {
  const wait = Math.min(LONGEST, MINUTE * 2 ** (attempts - 1));
  return new Date(now.getTime() + wait);
}

/** Whether a webhook has failed for so long that it is turned off. */
export function isHopeless(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= PATIENCE;
}

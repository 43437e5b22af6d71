/** Reads a clock, in milliseconds since 1970. */
export type ReadClock = () => number;

/**
 * Milliseconds by which this machine's clock is ahead of another one, negative if it is behind; reduced
 * by the uncertainty of the round trip.
 * @param ask reads the other clock
 */
export async function clockDifference(
  ask: () => Promise<Date>,
  read: ReadClock = Date.now,
): Promise<number> {
  const [asked, begun] = [read(), performance.now()];
  const other = (await ask()).getTime();
  const doubt = (performance.now() - begun) / 2;
  const difference = asked + doubt - other;
  return Math.sign(difference) * Math.max(0, Math.round(Math.abs(difference) - doubt));
}

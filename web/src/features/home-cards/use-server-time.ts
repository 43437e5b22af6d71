import { useEffect, useState } from "react";

/** Longest time that a timer of a browser can wait, in milliseconds. */
const LONGEST_WAIT = 2_147_483_647;

interface ServerTime {
  /** The server's clock when it responded; the device's may be wrong. */
  now: string;
  /** The same moment by the device's clock, in milliseconds. */
  receivedAt: number;
}

/** The server's time in milliseconds; draws again at each of these instants. */
export function useServerTime(
  { now, receivedAt }: ServerTime,
  instants: readonly string[],
): number {
  const ahead = Date.parse(now) - receivedAt;
  const [time, setTime] = useState(() => Date.now());
  const current = time + ahead;
  const next = Math.min(...instants.map(Date.parse).filter((instant) => instant > current));
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const wait = Math.min(Math.max(next - ahead - Date.now(), 0), LONGEST_WAIT);
    const timer = setTimeout(() => setTime(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [next, ahead, time]);
  return current;
}

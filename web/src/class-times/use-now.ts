import { useEffect, useState } from "react";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

interface NowOptions {
  /** Milliseconds by which the server's clock is ahead of the device's. */
  ahead: number;
  /** Whether the time left is shown: it then also ticks every second of the last hour. */
  counts?: boolean;
}

/**
 * The time in milliseconds, updated at the given moments, and every minute until then.
 * @param moments in milliseconds; past ones are left out
 */
export function useNow(moments: readonly number[], { ahead, counts = false }: NowOptions): number {
  const [deviceNow, setDeviceNow] = useState(Date.now);
  const now = deviceNow + ahead;
  const next = Math.min(...moments.filter((moment) => moment > now));
  useEffect(() => {
    if (next === Infinity) return undefined;
    const left = Math.max(0, next - ahead - Date.now());
    const step = counts && left <= HOUR ? SECOND : MINUTE;
    // Aligned with the display, which shows whole minutes or seconds.
    const timer = setTimeout(() => setDeviceNow(Date.now()), left % step || Math.min(left, step));
    return () => clearTimeout(timer);
  }, [deviceNow, ahead, counts, next]);
  return now;
}

import { useEffect, useState } from "react";

/** Debounce in milliseconds. */
const PAUSE = 400;

/** A debounced value. */
export function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

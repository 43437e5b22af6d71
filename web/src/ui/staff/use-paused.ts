import { useEffect, useState } from "react";

/** Milliseconds without typing after which a text is looked at. */
const PAUSE = 400;

/** A value that follows another one once it has stayed the same for a moment. */
export function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

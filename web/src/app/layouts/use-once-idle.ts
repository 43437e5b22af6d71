import { useEffect, useState } from "react";

let wasIdle = false;

/** Whether the first screen is drawn and the browser idle; always true for later screens. */
export function useOnceIdle(): boolean {
  const [isIdle, setIdle] = useState(wasIdle);
  useEffect(
    () => void (window.requestIdleCallback ?? setTimeout)(() => setIdle((wasIdle = true))),
    [],
  );
  return isIdle;
}

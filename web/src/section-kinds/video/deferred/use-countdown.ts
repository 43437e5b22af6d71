import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/** Seconds in which the student can choose to stay. */
export const COUNTDOWN = 5;

interface Countdown {
  running: boolean;
  /** The countdown's surroundings: interacting with anything outside cancels it. */
  root: RefObject<HTMLElement | null>;
  /** The container of its buttons: it is paused while one of them has the focus. */
  controls: RefObject<HTMLElement | null>;
  onEnd: () => void;
  onTakenOver: () => void;
}

const TAKE_OVER = ["pointerdown", "wheel", "focusin"] as const;

/** Counts down the seconds while visible; returns how many are left. */
export function useCountdown({ running, root, controls, onEnd, onTakenOver }: Countdown): number {
  const [left, setLeft] = useState(COUNTDOWN);
  const tick = useEffectEvent(() => {
    const isUnseen = document.hidden || document.fullscreenElement !== null;
    if (isUnseen || controls.current?.contains(document.activeElement)) return;
    if (left > 1) setLeft(left - 1);
    else onEnd();
  });
  const takeOver = useEffectEvent(({ target }: Event) => {
    if (!root.current?.contains(target as Node)) onTakenOver();
  });

  useEffect(() => {
    if (!running) return undefined;
    const ended = new AbortController();
    const ticking = setInterval(() => tick(), 1000);
    for (const name of TAKE_OVER) {
      document.addEventListener(name, (event) => takeOver(event), {
        passive: true,
        signal: ended.signal,
      });
    }
    return () => {
      clearInterval(ticking);
      ended.abort();
    };
  }, [running]);
  return left;
}

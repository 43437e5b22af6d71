import { useEffect, useEffectEvent } from "react";

interface PresentKeys {
  next: () => void;
  previous: () => void;
  leave: () => void;
}

/** Keys of presentation software and remote controls: from question to question. */
export function usePresentKeys({ next, previous, leave }: PresentKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "ArrowRight" || event.key === "PageDown") next();
    else if (event.key === "ArrowLeft" || event.key === "PageUp") previous();
    // In full screen, Escape leaves that first.
    else if (event.key === "Escape" && !document.fullscreenElement) leave();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const left = new AbortController();
    addEventListener("keydown", press, { signal: left.signal });
    return () => left.abort();
  }, []);
}

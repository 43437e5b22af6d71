import { useEffect, useEffectEvent } from "react";

interface PresentKeys {
  goOn: () => void;
  goBack: () => void;
  leave: () => void;
}

/** Keys as presenters have them, and as their remote controls send them. */
export function usePresentKeys({ goOn, goBack, leave }: PresentKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "ArrowRight" || event.key === "PageDown") goOn();
    else if (event.key === "ArrowLeft" || event.key === "PageUp") goBack();
    // In full screen it leaves that first.
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

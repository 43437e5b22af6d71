import { useCallback, useState } from "react";

/**
 * An element below the header that `anchor` lies in, for a portal: the header is drawn before the file
 * that fills it has come.
 */
export function useBelowHeader() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const anchor = useCallback((inHeader: HTMLElement | null) => {
    const element = document.createElement("div");
    // Its children are placed as if they were its siblings, so that they stick like them.
    element.style.display = "contents";
    inHeader?.closest("header")?.after(element);
    setPlace(element);
    return () => element.remove();
  }, []);
  return { anchor, place };
}

import { useCallback, useState } from "react";

/**
 * A portal target below the header that contains `anchor`: the header is rendered before this lazy code
 * has loaded.
 */
export function useBelowHeader() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const anchor = useCallback((inHeader: HTMLElement | null) => {
    const element = document.createElement("div");
    // Laid out as if its children were siblings of the header, so that they stick like it.
    element.style.display = "contents";
    inHeader?.closest("header")?.after(element);
    setPlace(element);
    return () => element.remove();
  }, []);
  return { anchor, place };
}

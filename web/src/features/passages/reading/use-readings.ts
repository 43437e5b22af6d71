import type { PageData } from "@paso/contract";
import { useEffect, useState } from "react";

/** A rendered text to read on the page. */
export interface Reading {
  sectionId: number;
  root: Element;
  /** An element of ours right after the text. */
  host: HTMLElement;
}

/** The readings on the page, which become more with each step. */
export function useReadings(page: PageData): readonly Reading[] {
  const [readings, setReadings] = useState<readonly Reading[]>([]);
  useEffect(() => {
    const ids = Object.values(page.sections)
      .filter(({ type }) => type === "paragraph")
      .map(({ id }) => id);
    const find = () =>
      setReadings((before) => {
        const now = ids.flatMap((id) => findReading(id) ?? []);
        const isSame =
          now.length === before.length && now.every(({ root }, at) => root === before[at]?.root);
        return isSame ? before : now;
      });
    find();
    const path = document.querySelector("#content");
    if (!path) return undefined;
    // Sections are rendered gradually.
    const observer = new MutationObserver(find);
    observer.observe(path, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [page.sections]);
  useEffect(
    () => () => {
      for (const host of document.querySelectorAll(`.${HOST}`)) host.remove();
    },
    [],
  );
  return readings;
}

const HOST = "passages";

function findReading(sectionId: number): Reading | null {
  const root = document.querySelector(`#section-${sectionId} .authored`);
  if (!root) return null;
  const next = root.nextElementSibling;
  if (next instanceof HTMLElement && next.classList.contains(HOST)) {
    return { sectionId, root, host: next };
  }
  const host = document.createElement("div");
  host.className = HOST;
  root.after(host);
  return { sectionId, root, host };
}

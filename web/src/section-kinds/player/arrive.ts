import { scrollToElement } from "../../ui/scroll-to-element.ts";
import { headingId } from "./heading-id.ts";

/** What to bring into view. */
export interface Destination {
  /** What scrolls into view, by its id. */
  view: string;
  /** What takes the focus, by its id; null where the step was automatic. */
  focus: string | null;
  /** The section it belongs to. */
  sectionId?: number;
  /** The view only ever moves on: what is further up than it stays there. */
  onwards?: boolean;
}

/** A section, with the focus on its heading. */
export function toSection(sectionId: number): Destination {
  return { view: `section-${sectionId}`, focus: headingId(sectionId), sectionId };
}

/** Goes to a destination; false where it is not rendered. */
export function arrive({ view, focus, onwards = false }: Destination): boolean {
  const element = document.getElementById(view);
  if (!element) return false;
  if (focus !== null) document.getElementById(focus)?.focus({ preventScroll: true });
  scrollToElement(element, { onwards });
  return true;
}

/**
 * Goes to a destination as soon as it and the whole path are rendered, for its code may still load.
 * @returns where that is not yet, the way to give it up, which says whether it was still awaited
 */
export function arriveWhenDrawn(destination: Destination): (() => boolean) | undefined {
  const tryTo = () => document.querySelector("ol[aria-busy=true]") === null && arrive(destination);
  if (tryTo()) return undefined;
  let isAwaited = true;
  const observer = new MutationObserver(() => {
    if (!tryTo()) return;
    isAwaited = false;
    observer.disconnect();
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["aria-busy"],
  });
  return () => {
    observer.disconnect();
    return isAwaited;
  };
}

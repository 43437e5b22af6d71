import type { AdvanceResult, PageData } from "@paso/contract";
import { useEffect, useEffectEvent, useRef } from "react";

import { scrollToElement } from "../../ui/scroll-to-element.ts";
import { END_HEADING } from "./end-note.tsx";
import { type Aftermath, followAdvance, orderSections } from "./progress/apply-advance.ts";
import { headingId, resultId } from "./sections/heading-id.ts";

/** A place of the page to bring into view as soon as it is drawn. */
interface Destination {
  /** What scrolls into view, by its id. */
  view: string;
  /** What takes the focus, by its id; null where nobody asked to go on. */
  focus: string | null;
}

/**
 * Brings what a step opened into view, and what the address's fragment names.
 * @returns a function to tell of each step taken; it answers the address to leave for, or null
 */
export function useArrival(page: PageData, fragment: string) {
  const destination = useRef<Destination | null>(null);

  useEffect(() => {
    if (destination.current && arrive(destination.current)) destination.current = null;
  }, [page]);

  const findFragment = useEffectEvent(() => readFragment(page, fragment));
  useEffect(() => {
    const sectionId = findFragment();
    if (sectionId !== null) arrive(toSection(sectionId));
  }, [fragment]);

  return function followStep(result: AdvanceResult, byItself: boolean): string | null {
    const then = followAdvance(result);
    if (then.kind === "leave") return then.to;
    const summary = result.current_section.type === "final_quiz_resume";
    // The summary finishes while it is being read: the view stays with it.
    if (byItself && summary) return null;
    const place = byItself ? { ...placeOf(then), focus: null } : placeOf(then);
    destination.current = arrive(place) ? null : place;
    return null;
  };
}

function placeOf(then: Exclude<Aftermath, { kind: "leave" }>): Destination {
  switch (then.kind) {
    case "show-section":
      return toSection(then.sectionId);
    case "show-result":
      return { view: resultId(then.sectionId), focus: resultId(then.sectionId) };
    case "show-end":
      return { view: END_HEADING, focus: END_HEADING };
  }
}

function toSection(id: number): Destination {
  return { view: `section-${id}`, focus: headingId(id) };
}

/** The section a fragment names: `section-12`, or `last-section` for the last one reached. */
function readFragment(page: PageData, fragment: string): number | null {
  if (fragment === "last-section") return orderSections(page).at(-1)?.id ?? null;
  const id = /^section-(\d+)$/.exec(fragment)?.[1];
  return id === undefined ? null : Number(id);
}

/** Goes to a place; false where it is not drawn yet. */
function arrive({ view, focus }: Destination): boolean {
  const element = document.getElementById(view);
  if (!element) return false;
  if (focus !== null) document.getElementById(focus)?.focus({ preventScroll: true });
  scrollToElement(element);
  return true;
}

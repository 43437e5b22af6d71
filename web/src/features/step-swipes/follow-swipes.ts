import type { PageData } from "@paso/contract";

import { arrive, toSection } from "../../section-kinds/player/arrive.ts";
import { readSwipe, stepBeside } from "./read-swipe.ts";

import "./step-swipes.css";

/** Elements with their own horizontal gestures. */
const OWN_USE = "input, textarea, select, audio, video, iframe, dialog, [popover], [role=slider]";

interface Beginning {
  sectionId: number;
  x: number;
  y: number;
  at: number;
}

/** Navigates from a finished step to an adjacent one on a horizontal swipe, until aborted. */
export function followSwipes(readPage: () => PageData, signal: AbortSignal): void {
  if (signal.aborted) return;
  let beginning: Beginning | null = null;
  const options = { signal, passive: true };
  // A second finger, or native scrolling, cancels a possible swipe.
  document.addEventListener("pointerdown", (event) => (beginning = beginningOf(event)), options);
  document.addEventListener("pointercancel", () => (beginning = null), options);
  document.addEventListener(
    "pointerup",
    (event) => {
      const by = beginning && !isSelecting() && readSwipe(moveFrom(beginning, event));
      const to = beginning && by && stepBeside(readPage(), beginning.sectionId, by);
      beginning = null;
      if (to) arrive(toSection(to));
    },
    options,
  );
  leaveZoomAlone(signal);
}

function beginningOf(event: PointerEvent): Beginning | null {
  const { target, isPrimary, pointerType } = event;
  if (!isPrimary || pointerType !== "touch" || !(target instanceof Element)) return null;
  const step = target.closest('li[id^="section-"]');
  if (!step || target.closest(OWN_USE) || scrollsSideways(target, step)) return null;
  const sectionId = Number(step.id.replace("section-", ""));
  return { sectionId, x: event.clientX, y: event.clientY, at: event.timeStamp };
}

function moveFrom({ x, y, at }: Beginning, end: PointerEvent) {
  return { x: end.clientX - x, y: end.clientY - y, milliseconds: end.timeStamp - at };
}

function isSelecting(): boolean {
  return getSelection()?.type === "Range";
}

/** Whether code or a table between the touched element and the step scrolls horizontally. */
function scrollsSideways(from: Element, step: Element): boolean {
  for (let part: Element | null = from; part && part !== step; part = part.parentElement) {
    const isWider = part.scrollWidth > part.clientWidth;
    if (isWider && /auto|scroll/.test(getComputedStyle(part).overflowX)) return true;
  }
  return false;
}

/** Leaves horizontal gestures to the browser for panning while the page is zoomed in. */
function leaveZoomAlone(signal: AbortSignal): void {
  const { dataset } = document.documentElement;
  const look = () => {
    if ((visualViewport?.scale ?? 1) > 1.01) delete dataset["swipes"];
    else dataset["swipes"] = "";
  };
  look();
  visualViewport?.addEventListener("resize", look, { signal });
  signal.addEventListener("abort", () => delete dataset["swipes"]);
}

import "./enhance.css";
import { countUp } from "./count-up.ts";
import { drawCircle } from "./draw-circle.ts";
import { offerTooltip } from "./offer-tooltip.ts";
import { CIRCLES, COUNTERS, TOOLTIPS } from "./selectors.ts";

/**
 * Brings to life what data attributes ask for within a text: counters that count up, circles that
 * close and tooltips. Returns what takes all of it back.
 */
export function enhance(text: ParentNode): () => void {
  const undo = [
    ...find(text, COUNTERS).map(countUp),
    ...find(text, CIRCLES).map(drawCircle),
    ...find(text, TOOLTIPS).map(offerTooltip),
  ];
  return () => {
    for (const takeBack of undo) takeBack();
  };
}

function find(text: ParentNode, selector: string): HTMLElement[] {
  return [...text.querySelectorAll<HTMLElement>(selector)];
}

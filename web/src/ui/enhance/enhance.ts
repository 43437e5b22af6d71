import "./enhance.css";
import { countUp } from "./count-up.ts";
import { drawCircle } from "./draw-circle.ts";
import { nameCallout } from "./name-callout.ts";
import { offerTooltip } from "./offer-tooltip.ts";
import { CALLOUTS, CIRCLES, COUNTERS, FORMULAS, TOOLTIPS } from "./selectors.ts";

/**
 * Enhances a text: counters that count up, circles that close, tooltips, callouts with their names, and
 * formulas, whose code is loaded on demand. Returns a function that undoes all of it.
 */
export function enhance(text: ParentNode): () => void {
  const undo = [
    ...find(text, COUNTERS).map(countUp),
    ...find(text, CIRCLES).map(drawCircle),
    ...find(text, TOOLTIPS).map(offerTooltip),
    ...find(text, CALLOUTS).map((element) => nameCallout(element)),
    showFormulas(find(text, FORMULAS)),
  ];
  return () => {
    for (const takeBack of undo) takeBack();
  };
}

function find(text: ParentNode, selector: string): HTMLElement[] {
  return [...text.querySelectorAll<HTMLElement>(selector)];
}

function showFormulas(formulas: readonly HTMLElement[]): () => void {
  if (formulas.length === 0) return () => {};
  let undo: (() => void)[] = [];
  let isLeft = false;
  // Fallback, as offline: formulas stay TeX.
  import("./show-formula.ts").then(
    ({ showFormula }) => {
      if (!isLeft) undo = formulas.map(showFormula);
    },
    () => {},
  );
  return () => {
    isLeft = true;
    for (const takeBack of undo) takeBack();
  };
}

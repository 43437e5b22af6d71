/** Numbers that count up; `docs/authored-html.md` tells authors what they can ask for. */
export const COUNTERS = "[data-counter], .counter";
/** Shares that are drawn as a circle. */
export const CIRCLES = "[data-circle], .circle, .circle-progress";
/** Words with an explanation. */
export const TOOLTIPS = "[data-tooltip], [data-toggle=tooltip][title], .tooltip[title]";
/** Asides of a kind. */
export const CALLOUTS = "[data-callout]";
/** TeX, as other programs mark it, too. */
export const FORMULAS = "code.language-math";

/** Numbers that count up; authors find all of these in `docs/authored-html.md`. */
export const COUNTERS = "[data-counter], .counter";
/** Shares that are drawn as a circle. */
export const CIRCLES = "[data-circle], .circle, .circle-progress";
/** Words with an explanation. */
export const TOOLTIPS = "[data-tooltip], [data-toggle=tooltip][title], .tooltip[title]";
/** Callouts, such as warnings. */
export const CALLOUTS = "[data-callout]";
/** TeX, in the markup that other programs use, too. */
export const FORMULAS = "code.language-math";

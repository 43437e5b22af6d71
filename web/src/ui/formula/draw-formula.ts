import katex from "katex";

import type { FormulaIssue } from "./formula-issue.ts";
import { formulaSheet } from "./formula-sheet.ts";

/** Limits formulas that expand without end, such as a macro that refers to itself. */
const LIMITS = { maxExpand: 500, maxSize: 20 };

/**
 * Renders TeX into an element's shadow root and keeps its content: the TeX remains for search and selection,
 * the drawing is visible, and its MathML is read aloud.
 * @param host a `div` for a block formula, a `span` otherwise
 * @returns the error of invalid TeX, in which case nothing is drawn; null for a valid formula
 */
export async function drawFormula(host: HTMLElement, tex: string): Promise<FormulaIssue | null> {
  // Chemistry has its own signs, which few texts use.
  if (/\\(ce|pu)\b/.test(tex)) await import("katex/contrib/mhchem");
  const drawing = document.createElement("span");
  try {
    katex.render(tex, drawing, {
      ...LIMITS,
      displayMode: host.localName === "div",
      output: "htmlAndMathml",
      strict: false,
      trust: false,
    });
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    // Shows the element's own content again.
    host.shadowRoot?.replaceChildren(document.createElement("slot"));
    return describe(error, tex);
  }
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [formulaSheet()];
  root.replaceChildren(drawing);
  return null;
}

function describe({ rawMessage, position }: katex.ParseError, tex: string): FormulaIssue {
  const command = /^Undefined control sequence: (\S+)/.exec(rawMessage)?.[1];
  if (command) return { reason: "unknown-command", at: command };
  const rest = tex.slice(position).trim();
  return rest === "" ? { reason: "unfinished" } : { reason: "unreadable", at: rest.slice(0, 20) };
}

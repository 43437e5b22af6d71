import katex from "katex";

import type { FormulaIssue } from "./formula-issue.ts";
import { formulaSheet } from "./formula-sheet.ts";

/** Where a formula may grow without end, as by a macro that names itself, this ends it. */
const LIMITS = { maxExpand: 500, maxSize: 20 };

/**
 * Draws a formula in TeX into the shadow root of an element, which keeps what it holds: the TeX remains what
 * is searched and marked, the drawing is seen, and MathML beside it is read aloud.
 * @param host a `div` where the formula is a block, a `span` otherwise
 * @returns what of it is no TeX, in which case nothing is drawn; null for a formula
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
    // What it holds is seen again.
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

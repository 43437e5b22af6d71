import { addFormulaFonts } from "./formula-fonts.ts";

import katexRules from "katex/dist/katex.min.css?raw";

/** By default KaTeX is larger than the text around it. */
const OWN_RULES = `
  :host(div) { display: block; overflow: auto hidden; margin-block: 0.9em; }
  .katex { font-size: 1.12em; }
  .katex-display { margin: 0.4em 0; }
`;

let sheet: CSSStyleSheet | null = null;

/** The style sheet of formulas, which are rendered in shadow roots, with their fonts. */
export function formulaSheet(): CSSStyleSheet {
  if (sheet) return sheet;
  addFormulaFonts();
  sheet = new CSSStyleSheet();
  // Fonts must be registered with the document, even for shadow roots.
  sheet.replaceSync(katexRules.replaceAll(/@font-face\s*\{[^}]*\}/g, "") + OWN_RULES);
  return sheet;
}

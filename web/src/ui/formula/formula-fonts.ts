import amsRegular from "katex/dist/fonts/KaTeX_AMS-Regular.woff2?url";
import caligraphicBold from "katex/dist/fonts/KaTeX_Caligraphic-Bold.woff2?url";
import caligraphicRegular from "katex/dist/fonts/KaTeX_Caligraphic-Regular.woff2?url";
import frakturBold from "katex/dist/fonts/KaTeX_Fraktur-Bold.woff2?url";
import frakturRegular from "katex/dist/fonts/KaTeX_Fraktur-Regular.woff2?url";
import mainBold from "katex/dist/fonts/KaTeX_Main-Bold.woff2?url";
import mainBoldItalic from "katex/dist/fonts/KaTeX_Main-BoldItalic.woff2?url";
import mainItalic from "katex/dist/fonts/KaTeX_Main-Italic.woff2?url";
import mainRegular from "katex/dist/fonts/KaTeX_Main-Regular.woff2?url";
import mathBoldItalic from "katex/dist/fonts/KaTeX_Math-BoldItalic.woff2?url";
import mathItalic from "katex/dist/fonts/KaTeX_Math-Italic.woff2?url";
import sansSerifBold from "katex/dist/fonts/KaTeX_SansSerif-Bold.woff2?url";
import sansSerifItalic from "katex/dist/fonts/KaTeX_SansSerif-Italic.woff2?url";
import sansSerifRegular from "katex/dist/fonts/KaTeX_SansSerif-Regular.woff2?url";
import scriptRegular from "katex/dist/fonts/KaTeX_Script-Regular.woff2?url";
import size1Regular from "katex/dist/fonts/KaTeX_Size1-Regular.woff2?url";
import size2Regular from "katex/dist/fonts/KaTeX_Size2-Regular.woff2?url";
import size3Regular from "katex/dist/fonts/KaTeX_Size3-Regular.woff2?url";
import size4Regular from "katex/dist/fonts/KaTeX_Size4-Regular.woff2?url";
import typewriterRegular from "katex/dist/fonts/KaTeX_Typewriter-Regular.woff2?url";

const BOLD = { weight: "700" };
const ITALIC = { style: "italic" };

/** KaTeX's fonts by the names in its style sheet; the browser loads those that a formula uses. */
const FONTS: readonly [family: string, address: string, look?: FontFaceDescriptors][] = [
  ["AMS", amsRegular],
  ["Caligraphic", caligraphicBold, BOLD],
  ["Caligraphic", caligraphicRegular],
  ["Fraktur", frakturBold, BOLD],
  ["Fraktur", frakturRegular],
  ["Main", mainBold, BOLD],
  ["Main", mainBoldItalic, { ...BOLD, ...ITALIC }],
  ["Main", mainItalic, ITALIC],
  ["Main", mainRegular],
  ["Math", mathBoldItalic, { ...BOLD, ...ITALIC }],
  ["Math", mathItalic, ITALIC],
  ["SansSerif", sansSerifBold, BOLD],
  ["SansSerif", sansSerifItalic, ITALIC],
  ["SansSerif", sansSerifRegular],
  ["Script", scriptRegular],
  ["Size1", size1Regular],
  ["Size2", size2Regular],
  ["Size3", size3Regular],
  ["Size4", size4Regular],
  ["Typewriter", typewriterRegular],
];

/** Registers the fonts of formulas with the document. */
export function addFormulaFonts(): void {
  for (const [family, address, look] of FONTS) {
    document.fonts.add(new FontFace(`KaTeX_${family}`, `url(${address})`, look));
  }
}

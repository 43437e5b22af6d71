import { InputRule, Node, mergeAttributes } from "@tiptap/core";
import type { DOMOutputSpec } from "@tiptap/pm/model";

/** TeX as written by GitHub, GitLab and others: unless rendered, it is read as code. */
const MATH = { class: "language-math" };

/** An inline formula. */
export const Formula = formulaNode("formula", false).extend({
  addInputRules() {
    return [
      new InputRule({
        find: /\$\$([^$]+)\$\$$/,
        handler: ({ state, range, match }) => {
          state.tr.replaceWith(range.from, range.to, this.type.create({ tex: match[1]?.trim() }));
        },
      }),
    ];
  },
});

/** A block formula. */
export const FormulaBlock = formulaNode("formulaBlock", true);

function formulaNode(name: string, isBlock: boolean): Node {
  return Node.create({
    name,
    group: isBlock ? "block" : "inline",
    inline: !isBlock,
    atom: true,
    addAttributes: () => ({
      tex: { default: "", rendered: false, parseHTML: (element) => element.textContent ?? "" },
    }),
    parseHTML: () => [
      {
        tag: isBlock ? "pre" : "code.language-math",
        // Before code, whose rule matches as well.
        priority: 60,
        getAttrs: (element) =>
          isBlock && !element.querySelector(":scope > code.language-math") ? false : null,
      },
    ],
    renderHTML({ node, HTMLAttributes }): DOMOutputSpec {
      const tex = String(node.attrs["tex"]);
      return isBlock
        ? ["pre", HTMLAttributes, ["code", MATH, tex]]
        : ["code", mergeAttributes(HTMLAttributes, MATH), tex];
    },
    renderText: ({ node }) => String(node.attrs["tex"]),
    addNodeView() {
      return ({ node }) => {
        const dom = document.createElement(isBlock ? "div" : "span");
        dom.className = "formula";
        const draw = drawInto(dom);
        draw(String(node.attrs["tex"]));
        return {
          dom,
          update(next) {
            if (next.type !== node.type) return false;
            draw(String(next.attrs["tex"]));
            return true;
          },
          ignoreMutation: () => true,
        };
      };
    },
  });
}

/** Renders the latest TeX; the code for it loads with the first formula. */
function drawInto(host: HTMLElement): (tex: string) => void {
  let shown: string | null = null;
  return (tex) => {
    if (tex === shown) return;
    shown = tex;
    host.textContent = tex === "" ? "TeX" : tex;
    // Fallback, as offline: the TeX stays visible.
    import("../ui/formula/draw-formula.ts").then(
      async ({ drawFormula }) => {
        if (tex !== shown) return;
        const issue = await drawFormula(host, tex === "" ? String.raw`\square` : tex);
        host.classList.toggle("formula-issue", issue !== null);
      },
      () => {},
    );
  };
}

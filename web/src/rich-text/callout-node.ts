import { Node } from "@tiptap/core";

import { nameCallout } from "../ui/enhance/name-callout.ts";

export const CALLOUT_KINDS = ["note", "tip", "warning"] as const;
export type CalloutKind = (typeof CALLOUT_KINDS)[number];

/** An aside of a kind, such as a warning. */
export const Callout = Node.create({
  name: "callout",
  content: "block+",
  group: "block",
  defining: true,
  addAttributes: () => ({
    kind: {
      default: "note",
      parseHTML: (element: HTMLElement) => element.getAttribute("data-callout"),
      renderHTML: ({ kind }) => ({ "data-callout": String(kind) }),
    },
  }),
  parseHTML: () => [{ tag: "div[data-callout]", priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ["div", HTMLAttributes, 0],
  addNodeView() {
    return ({ node, editor }) => {
      const dom = document.createElement("div");
      const show = (kind: unknown) => {
        dom.dataset["callout"] = String(kind);
        nameCallout(dom, editor.view.dom);
      };
      show(node.attrs["kind"]);
      return {
        dom,
        contentDOM: dom,
        update(next) {
          if (next.type !== node.type) return false;
          show(next.attrs["kind"]);
          return true;
        },
        ignoreMutation: ({ type }) => type === "attributes",
      };
    };
  },
});

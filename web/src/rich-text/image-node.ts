import { Node } from "@tiptap/core";

import { followHandle } from "./picture-handle.ts";

export interface ImageOptions {
  /** Maps the text's reference to a picture, such as `files/NAME`, to its address. */
  address: (source: string) => string;
}

const ATTRIBUTES = ["src", "alt", "width", "height"] as const;

/** A picture, inline or in a figure. */
export const Image = Node.create<ImageOptions>({
  name: "image",
  group: "inline",
  inline: true,
  draggable: true,
  addOptions: () => ({ address: (source) => source }),
  addAttributes: () => Object.fromEntries(ATTRIBUTES.map((name) => [name, { default: null }])),
  parseHTML: () => [{ tag: "img[src]" }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
  addNodeView() {
    return ({ node, HTMLAttributes, editor, getPos }) => {
      const dom = document.createElement("span");
      dom.className = "picture";
      const image = document.createElement("img");
      for (const [name, value] of Object.entries(HTMLAttributes)) {
        if (value !== null) image.setAttribute(name, String(value));
      }
      let shown = node;
      const show = () => {
        image.src = this.options.address(String(shown.attrs["src"]));
        image.alt = String(shown.attrs["alt"] ?? "");
        dom.classList.toggle("picture-nameless", image.alt.trim() === "");
        const { width } = shown.attrs as { width: string | null };
        if (width === null) image.removeAttribute("width");
        else image.setAttribute("width", width);
        // The browser derives the height.
        image.removeAttribute("height");
      };
      const handle = followHandle(image, (width) => {
        const at = getPos();
        if (at === undefined) return;
        const { tr } = editor.state;
        editor.view.dispatch(
          tr.setNodeAttribute(at, "width", width).setNodeAttribute(at, "height", null),
        );
      });
      show();
      dom.append(image, handle);
      return {
        dom,
        update(next) {
          if (next.type !== shown.type || next.attrs["kept"] !== shown.attrs["kept"]) return false;
          shown = next;
          show();
          return true;
        },
        stopEvent: ({ target }) => target === handle,
        ignoreMutation: () => true,
      };
    };
  },
});

import { Node } from "@tiptap/core";

export interface ImageOptions {
  /** Where to show a picture from, given how the text refers to it, such as `files/NAME`. */
  address: (source: string) => string;
}

/** A picture within a line. */
export const Image = Node.create<ImageOptions>({
  name: "image",
  group: "inline",
  inline: true,
  draggable: true,
  addOptions: () => ({ address: (source) => source }),
  addAttributes: () => ({ src: { default: null }, alt: { default: null } }),
  parseHTML: () => [{ tag: "img[src]" }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
  addNodeView() {
    return ({ node, HTMLAttributes }) => {
      const dom = document.createElement("img");
      for (const [name, value] of Object.entries(HTMLAttributes)) {
        if (value !== null) dom.setAttribute(name, String(value));
      }
      dom.src = this.options.address(String(node.attrs["src"]));
      return { dom };
    };
  },
});

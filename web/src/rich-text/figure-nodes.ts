import { Node } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";

/** Content that is shown together with its caption. */
export const Figure = Node.create({
  name: "figure",
  content: "(block | figcaption)+",
  group: "block",
  defining: true,
  // Backspace at its edges must not tear it apart.
  isolating: true,
  addAttributes: () => ({
    /** Its position in the column, and whether text flows around it. */
    align: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute("data-align"),
      renderHTML: ({ align }) => (align === null ? {} : { "data-align": String(align) }),
    },
  }),
  parseHTML: () => [{ tag: "figure" }],
  renderHTML: ({ HTMLAttributes }) => ["figure", HTMLAttributes, 0],
});

export const Figcaption = Node.create({
  name: "figcaption",
  content: "inline*",
  defining: true,
  parseHTML: () => [{ tag: "figcaption" }],
  renderHTML: ({ HTMLAttributes }) => ["figcaption", HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      // A caption is a single line: Enter moves below the figure.
      Enter: ({ editor }) => {
        const { $from, empty } = editor.state.selection;
        if (!empty || $from.parent.type !== this.type || $from.depth < 2) return false;
        const after = $from.after($from.depth - 1);
        const paragraph = editor.schema.nodes["paragraph"]?.create();
        if (!paragraph) return false;
        const tr = editor.state.tr.insert(after, paragraph);
        editor.view.dispatch(
          tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView(),
        );
        return true;
      },
    };
  },
});

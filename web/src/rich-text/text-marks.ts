import { Mark, type MarkConfig } from "@tiptap/core";
import { Bold } from "@tiptap/extension-bold";
import { Code } from "@tiptap/extension-code";
import { Italic } from "@tiptap/extension-italic";

/** Looks by which other programs say what our elements say. */
const STYLES: Readonly<Record<string, readonly [string, RegExp]>> = {
  u: ["text-decoration", /underline/],
  s: ["text-decoration", /line-through/],
  sub: ["vertical-align", /^sub$/],
  sup: ["vertical-align", /^super$/],
};

/** Kinds of text that mostly have no button; they are kept where they are. */
const KEPT = "u s del ins mark small sub sup abbr cite q dfn time kbd samp var span".split(" ");

function keepMark(tag: string): Mark {
  return Mark.create({
    name: tag,
    // A text may be small and deleted at once.
    excludes: "",
    parseHTML: () => {
      const [style, look] = STYLES[tag] ?? [];
      const isLook = (value: string) => (look?.test(value) ? null : false);
      return style === undefined ? [{ tag }] : [{ tag }, { style, getAttrs: isLook }];
    },
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    ...(tag === "u" && {
      addKeyboardShortcuts() {
        return { "Mod-u": () => this.editor.commands.toggleMark("u") };
      },
    }),
  } satisfies MarkConfig);
}

/** A span says nothing by itself: what an office program put around its text is let go. */
const Span = Mark.create({
  name: "span",
  excludes: "",
  parseHTML: () => [{ tag: "span[lang], span[dir], span[id], span[title], span[class]" }],
  renderHTML: ({ HTMLAttributes }) => ["span", HTMLAttributes, 0],
});

/** A link to another page, to an anchor on this one, or to a file of the course. */
const Link = Mark.create({
  name: "link",
  priority: 1000,
  // What is typed after a link does not belong to it.
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [{ tag: "a[href]" }],
  renderHTML: ({ HTMLAttributes }) => ["a", HTMLAttributes, 0],
});

/** Everything that text can be. Code may be strong, or a link, too. */
export const textMarks = [
  Link,
  Bold,
  Italic,
  Code.extend({ excludes: "" }),
  Span,
  ...KEPT.filter((tag) => tag !== "span").map(keepMark),
];

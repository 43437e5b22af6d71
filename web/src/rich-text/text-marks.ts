import { Mark, type MarkConfig } from "@tiptap/core";
import { Bold } from "@tiptap/extension-bold";
import { Code } from "@tiptap/extension-code";
import { Italic } from "@tiptap/extension-italic";

/** Styles by which other programs express what our elements express. */
const STYLES: Readonly<Record<string, readonly [string, RegExp]>> = {
  u: ["text-decoration", /underline/],
  s: ["text-decoration", /line-through/],
  sub: ["vertical-align", /^sub$/],
  sup: ["vertical-align", /^super$/],
};

/** Marks that mostly have no button, but are preserved. */
const KEPT = "u s del ins mark small sub sup abbr cite q dfn time kbd samp var span".split(" ");

function keepMark(tag: string): Mark {
  return Mark.create({
    name: tag,
    // A text may be both small and deleted.
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

/** A span means nothing by itself: an office program's wrappers are dropped. */
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
  // Text typed after a link does not become part of it.
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [{ tag: "a[href]" }],
  renderHTML: ({ HTMLAttributes }) => ["a", HTMLAttributes, 0],
});

/** All marks of a text. Code may also be strong or a link. */
export const textMarks = [
  Link,
  Bold,
  Italic,
  Code.extend({ excludes: "" }),
  Span,
  ...KEPT.filter((tag) => tag !== "span").map(keepMark),
];

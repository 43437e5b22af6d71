import { Node } from "@tiptap/core";
import { Blockquote } from "@tiptap/extension-blockquote";
import { CodeBlock } from "@tiptap/extension-code-block";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { HorizontalRule } from "@tiptap/extension-horizontal-rule";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { Text } from "@tiptap/extension-text";

import { Callout } from "./callout-node.ts";
import { Figcaption, Figure } from "./figure-nodes.ts";
import { Formula, FormulaBlock } from "./formula-nodes.ts";
import { Image } from "./image-node.ts";
import { CAPTION } from "./keep-attributes.ts";

/** Elements that the editor has no button for, but preserves. */
function keepBlock(tag: string, content: string, group: string): Node {
  return Node.create({
    name: tag,
    content,
    group,
    defining: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

const keptBlocks = [
  keepBlock("div", "block+", "block"),
  keepBlock("details", "summary block*", "block"),
  keepBlock("summary", "inline*", ""),
  keepBlock("dl", "(dt | dd)+", "block"),
  keepBlock("dt", "inline*", ""),
  keepBlock("dd", "block+", ""),
];

/** Without the width that the editor would write into every table, and with the caption it was given. */
const PlainTable = Table.extend({
  addAttributes: () => ({
    caption: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute(CAPTION),
      rendered: false,
    },
  }),
  renderHTML({ node, HTMLAttributes }) {
    const caption = node.attrs["caption"] as string | null;
    return caption === null
      ? ["table", HTMLAttributes, ["tbody", 0]]
      : ["table", HTMLAttributes, ["caption", { contenteditable: "false" }, caption], ["tbody", 0]];
  },
}).configure({ resizable: false });

/** `align` stays as it was written; see {@link ./kept-attributes.ts}. */
const Cell = TableCell.extend({
  addAttributes: () => ({ colspan: { default: 1 }, rowspan: { default: 1 } }),
});
const HeaderCell = TableHeader.extend({
  addAttributes: () => ({ colspan: { default: 1 }, rowspan: { default: 1 } }),
});

/** All block nodes of a text. */
export const textBlocks = [
  Document,
  Paragraph,
  Text,
  Heading,
  // A list item may begin with code or a table.
  ListItem.extend({ content: "block+" }),
  BulletList,
  OrderedList,
  ListKeymap,
  Blockquote,
  CodeBlock,
  HardBreak,
  HorizontalRule,
  PlainTable,
  TableRow,
  HeaderCell,
  Cell,
  Image,
  Figure,
  Figcaption,
  Formula,
  FormulaBlock,
  Callout,
  ...keptBlocks,
];

import type { Editor } from "@tiptap/core";
import type { Node, ResolvedPos } from "@tiptap/pm/model";
import { NodeSelection, TextSelection, type Transaction } from "@tiptap/pm/state";

import { COLUMN } from "./picture-width.ts";
import { selectNear } from "./select-near.ts";

export type Alignment = "left" | "center" | "right";

interface Picture {
  alt: string;
  /** Pixels; null for the file's own width. */
  width: number | null;
  align: Alignment | null;
  hasCaption: boolean;
  /** Maximum width in pixels. */
  most: number;
}

/** The selected picture and its figure; null if none is selected. */
export function findPicture(editor: Editor): Picture | null {
  const { selection } = editor.state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== "image") return null;
  const { alt, width } = selection.node.attrs as Record<string, string | null>;
  const figure = figureAround(selection.$from)?.node;
  const shown = editor.view.nodeDOM(selection.from);
  const image = shown instanceof HTMLElement ? shown.querySelector("img") : null;
  return {
    alt: alt ?? "",
    width: Number(width) || null,
    align: (figure?.attrs["align"] ?? null) as Alignment | null,
    hasCaption: figure !== undefined && captionOf(figure) !== null,
    most: Math.min(image?.naturalWidth || COLUMN, COLUMN),
  };
}

/** Changes attributes of the selected picture. */
export function setPicture(editor: Editor, changes: Record<string, string | null>): void {
  const { tr, selection } = editor.state;
  for (const [name, value] of Object.entries(changes)) {
    tr.setNodeAttribute(selection.from, name, value);
  }
  editor.view.dispatch(tr);
}

/** Aligns the selected picture in the column; null leaves it in the flow of the text. */
export function alignPicture(editor: Editor, align: Alignment | null): void {
  const { tr } = editor.state;
  const figure = inFigure(tr);
  if (!figure) return;
  tr.setNodeAttribute(figure.position, "align", align);
  if (align === null && captionOf(figure.node) === null) leaveFigure(tr);
  editor.view.dispatch(tr);
}

/** Adds a caption to the selected picture and puts the caret there, or removes it. */
export function captionPicture(editor: Editor, isWanted: boolean): void {
  const { tr, schema } = editor.state;
  const figure = inFigure(tr);
  const { figcaption } = schema.nodes;
  if (!figure || !figcaption) return;
  const { node, position } = figure;
  const caption = captionOf(node);
  if (isWanted && caption === null) {
    const at = position + node.nodeSize - 1;
    tr.insert(at, figcaption.create());
    editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, at + 1)));
    // Clicking the switch moves the focus to it after this.
    setTimeout(() => editor.view.focus(), 50);
    return;
  }
  if (!isWanted && caption !== null) {
    const from = position + 1 + caption.offset;
    tr.delete(from, from + caption.node.nodeSize);
    if (node.attrs["align"] === null) leaveFigure(tr);
  }
  editor.view.dispatch(tr);
}

interface PlacedFigure {
  node: Node;
  position: number;
}

function figureAround($place: ResolvedPos): PlacedFigure | null {
  for (let depth = $place.depth; depth > 0; depth--) {
    const node = $place.node(depth);
    if (node.type.name === "figure") return { node, position: $place.before(depth) };
  }
  return null;
}

function captionOf(figure: Node): { node: Node; offset: number } | null {
  let found: { node: Node; offset: number } | null = null;
  figure.forEach((node, offset) => {
    if (node.type.name === "figcaption") found = { node, offset };
  });
  return found;
}

/** The figure of the selected picture, created if it has none; the selection stays. */
function inFigure(tr: Transaction): PlacedFigure | null {
  const { selection } = tr;
  if (!(selection instanceof NodeSelection)) return null;
  const present = figureAround(selection.$from);
  if (present) return present;
  const { nodes } = selection.node.type.schema;
  const holder = nodes["paragraph"]?.create({ tight: true }, selection.node);
  const figure = holder && nodes["figure"]?.create(null, holder);
  if (!figure) return null;
  const { from, to } = selection;
  tr.replaceRangeWith(from, to, figure);
  selectNear(tr, from, selection.node.type);
  return figureAround(tr.selection.$from);
}

/** A figure that adds nothing to its picture is unwrapped. */
function leaveFigure(tr: Transaction): void {
  const { selection } = tr;
  const figure = figureAround(selection.$from);
  if (!(selection instanceof NodeSelection) || figure?.node.childCount !== 1) return;
  const { image, paragraph } = selection.node.type.schema.nodes;
  if (!image || !paragraph || figure.node.firstChild?.childCount !== 1) return;
  const { position, node } = figure;
  const paragraphOfOwn = paragraph.create(null, selection.node);
  tr.replaceWith(position, position + node.nodeSize, paragraphOfOwn);
  tr.setSelection(NodeSelection.create(tr.doc, position + 1));
}

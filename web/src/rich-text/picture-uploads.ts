import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { NodeSelection, Plugin, type Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";

import { fileOfData } from "../uploads/file-of-data.ts";

export interface Pictures {
  /** Stores a picture; returns how the text refers to it, or null where that failed and was reported. */
  upload: (file: File) => Promise<string | null>;
  /** Whether a picture is worth sending; says why not otherwise. */
  accept: (file: File) => boolean;
  /** What stands in the place of a picture that did not come along, given what it is known by. */
  missing: (name: string) => string;
}

/**
 * Takes pictures that are pasted, dropped or chosen. Each shows at once, as the data it consists of,
 * and is referred to by its name once it is stored. Where that fails, one that was chosen goes, and of one
 * that belongs to a pasted text, words stand in its place.
 */
export const PictureUploads = Extension.create<Pictures>({
  name: "pictureUploads",
  addOptions: () => ({
    upload: () => Promise.resolve(null),
    accept: () => false,
    missing: () => "",
  }),
  addProseMirrorPlugins() {
    const { options } = this;
    return [
      new Plugin({
        props: {
          handlePaste(view, event) {
            // Office programs add a picture of the text that they copy.
            const html = event.clipboardData?.getData("text/html") ?? "";
            if (html !== "" && !isOnePicture(html)) return false;
            return insertPictures(view, event.clipboardData?.files, options);
          },
          handleDrop(view, event, _slice, moved) {
            if (moved) return false;
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
            return insertPictures(view, event.dataTransfer?.files, options, at);
          },
        },
        // Pictures within a pasted text, too, come as their data.
        view: () => ({ update: (view) => uploadEmbedded(view, options) }),
      }),
    ];
  },
});

/** Puts pictures into the text. @returns whether there were any */
export function insertPictures(
  view: EditorView,
  files: Iterable<File> | undefined | null,
  pictures: Pictures,
  at?: number,
): boolean {
  const images = [...(files ?? [])].filter(({ type }) => type.startsWith("image/"));
  for (const file of images.filter(pictures.accept)) {
    void readAsData(file).then((src) => {
      chosen.set(src, file);
      const image = view.state.schema.nodes["image"]?.create({ src, alt: "" });
      if (image && !view.isDestroyed) view.dispatch(insert(view, image, at));
    });
  }
  return images.length > 0;
}

/** What is selected stays: the picture may yet be refused. The picture is selected, to be described. */
function insert({ state }: EditorView, image: Node, at = state.selection.to): Transaction {
  // While the file was read, the text may have become shorter.
  const place = Math.min(at, state.doc.content.size);
  const tr = state.tr.replaceRangeWith(place, place, image);
  // Where no picture can stand by itself, it got a paragraph of its own.
  tr.doc.nodesBetween(tr.mapping.map(place, -1), tr.mapping.map(place), (node, position) => {
    if (node.eq(image)) tr.setSelection(NodeSelection.create(tr.doc, position));
  });
  return tr;
}

/** Whether a web page's picture was copied, which comes as a file as well. */
function isOnePicture(html: string): boolean {
  const text = html.replace(/<style\b[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]*>/gi, "");
  return html.match(/<img\b/gi)?.length === 1 && text.trim() === "";
}

/** Files by their data, for the sake of their names. */
const chosen = new Map<string, File>();
/** Data under way; the same picture may occur in a text twice. */
const underWay = new Set<string>();

function uploadEmbedded(view: EditorView, pictures: Pictures): void {
  const found = new Set<string>();
  view.state.doc.descendants((node) => {
    const src = String(node.attrs["src"] ?? "");
    if (node.type.name === "image" && src.startsWith("data:") && !underWay.has(src)) found.add(src);
  });
  for (const src of found) {
    underWay.add(src);
    const isChosen = chosen.has(src);
    const file = chosen.get(src) ?? fileOfData(src);
    const stored = file && pictures.accept(file) ? pictures.upload(file) : Promise.resolve(null);
    void stored.then((reference) => {
      underWay.delete(src);
      chosen.delete(src);
      if (!view.isDestroyed) settle(view, src, reference, isChosen ? null : pictures.missing);
    });
  }
}

/** Names the stored picture in place of its data; takes it out otherwise, or puts words in its place. */
function settle(
  view: EditorView,
  src: string,
  reference: string | null,
  missing: Pictures["missing"] | null,
): void {
  const { tr, doc } = view.state;
  doc.descendants((node, position) => {
    if (node.type.name !== "image" || node.attrs["src"] !== src) return;
    const at = tr.mapping.map(position);
    const words = missing?.(String(node.attrs["alt"] ?? ""));
    if (reference === null && words) tr.replaceWith(at, at + 1, view.state.schema.text(words));
    else if (reference === null) tr.delete(at, at + node.nodeSize);
    else tr.setNodeAttribute(at, "src", reference);
  });
  view.dispatch(tr.setMeta("addToHistory", false));
}

function readAsData(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener("load", () => resolve(reader.result as string));
  reader.addEventListener("error", () => reject(reader.error));
  reader.readAsDataURL(file);
  return promise;
}

import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";

import { fileOfData } from "../uploads/file-of-data.ts";

export interface Pictures {
  /** Stores a picture; returns how the text refers to it, or null where that failed and was reported. */
  upload: (file: File) => Promise<string | null>;
  /** Whether a picture is worth sending; says why not otherwise. */
  accept: (file: File) => boolean;
}

/**
 * Takes pictures that are pasted, dropped or chosen. Each shows at once, as the data it consists of,
 * and is referred to by its name once it is stored; where that fails, it goes.
 */
export const PictureUploads = Extension.create<Pictures>({
  name: "pictureUploads",
  addOptions: () => ({ upload: () => Promise.resolve(null), accept: () => false }),
  addProseMirrorPlugins() {
    const { options } = this;
    return [
      new Plugin({
        props: {
          handlePaste(view, event) {
            // Office programs add a picture of the text that they copy.
            if (event.clipboardData?.getData("text/html")) return false;
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

function insert({ state }: EditorView, image: Node, at: number | undefined) {
  return at === undefined ? state.tr.replaceSelectionWith(image) : state.tr.insert(at, image);
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
    const file = chosen.get(src) ?? fileOfData(src);
    const stored = file && pictures.accept(file) ? pictures.upload(file) : Promise.resolve(null);
    void stored.then((reference) => {
      underWay.delete(src);
      chosen.delete(src);
      if (!view.isDestroyed) settle(view, src, reference);
    });
  }
}

/** Names the stored picture in place of its data, or takes it out. */
function settle(view: EditorView, src: string, reference: string | null): void {
  const { tr, doc } = view.state;
  doc.descendants((node, position) => {
    if (node.type.name !== "image" || node.attrs["src"] !== src) return;
    const at = tr.mapping.map(position);
    if (reference === null) tr.delete(at, at + node.nodeSize);
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

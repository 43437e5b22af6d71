import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { NodeSelection, Plugin, type Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";

import { fileOfData } from "../uploads/file-of-data.ts";

export interface Pictures {
  /** Stores a picture; returns the text's reference to it, or null if that failed and was reported. */
  upload: (file: File) => Promise<string | null>;
  /** Whether a picture is worth uploading; otherwise reports why not. */
  accept: (file: File) => boolean;
  /** Placeholder for a picture that was not pasted along, given its name. */
  missing: (name: string) => string;
}

/**
 * Takes pasted, dropped or chosen pictures. Each shows at once, as a data URL, and is referred to by its name
 * once it is stored. If that fails, a chosen one is removed, and one of a pasted text is replaced by a
 * placeholder text.
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
            // Office programs also add a picture of the copied text.
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
        // Pictures within a pasted text also come as data URLs.
        view: () => ({ update: (view) => uploadEmbedded(view, options) }),
      }),
    ];
  },
});

/** Inserts pictures into the text. @returns whether there were any */
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

/**
 * The selection is not replaced: the picture may yet be refused. The picture is then selected, to be
 * described.
 */
function insert({ state }: EditorView, image: Node, at = state.selection.to): Transaction {
  // While the file was read, the text may have become shorter.
  const place = Math.min(at, state.doc.content.size);
  const tr = state.tr.replaceRangeWith(place, place, image);
  // Where a picture needs a paragraph, one was created for it.
  tr.doc.nodesBetween(tr.mapping.map(place, -1), tr.mapping.map(place), (node, position) => {
    if (node.eq(image)) tr.setSelection(NodeSelection.create(tr.doc, position));
  });
  return tr;
}

/** Whether a web page's picture was copied, which also comes as a file. */
function isOnePicture(html: string): boolean {
  const text = html.replace(/<style\b[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]*>/gi, "");
  return html.match(/<img\b/gi)?.length === 1 && text.trim() === "";
}

/** Chosen files by their data, to keep their names. */
const chosen = new Map<string, File>();
/** Uploads in flight; the same picture may occur in a text twice. */
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

/**
 * Replaces the data by the stored picture's name; on failure removes it, or puts a placeholder text in its
 * place.
 */
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

import { Editor, Extension } from "@tiptap/core";
import { Dropcursor, Gapcursor, UndoRedo } from "@tiptap/extensions";
import { NodeSelection } from "@tiptap/pm/state";

import { parseInert } from "../ui/trusted-html.ts";
import { Image } from "./image-node.ts";
import { PastedText } from "./pasted-text.ts";
import { type Pictures, PictureUploads } from "./picture-uploads.ts";
import { readText } from "./read-text.ts";
import { TextPartsAtCursor } from "./text-parts.ts";
import { textExtensions } from "./text-schema.ts";
import { writeText } from "./write-text.ts";

interface TextEditorOptions {
  /** The initial content, as stored. */
  html: string;
  label: string;
  /** Maps the text's reference to a picture to its address. */
  fileAddress: (reference: string) => string;
  pictures: Pictures;
  keys: TextKeys;
  onChange: (html: string) => void;
}

/** Keys that move the focus out of the text; each returns whether its target is there. */
interface TextKeys {
  openLink: () => void;
  reachTools: () => boolean;
  /** Fields of the selected picture or formula. */
  reachAids: () => boolean;
}

/** An editor of rich text that reads and writes the HTML of paragraphs. */
export function createTextEditor(element: HTMLElement, options: TextEditorOptions): Editor {
  const { html, label, fileAddress, pictures, keys, onChange } = options;
  const editor = new Editor({
    element,
    // The content security policy allows no style elements; see text-editor.css.
    injectCSS: false,
    extensions: [
      ...textExtensions.map((extension) =>
        extension.name === Image.name ? Image.configure({ address: fileAddress }) : extension,
      ),
      UndoRedo,
      Gapcursor,
      Dropcursor.configure({ color: "var(--accent)", width: 3 }),
      PastedText.configure({ missing: pictures.missing }),
      PictureUploads.configure(pictures),
      textKeys(keys),
      TextPartsAtCursor,
    ],
    content: readText(parseInert(html)),
    editorProps: {
      attributes: {
        class: "authored text-editor",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
      },
    },
  });
  tellChanges(editor, onChange);
  return editor;
}

function textKeys({ openLink, reachTools, reachAids }: TextKeys): Extension {
  return Extension.create({
    name: "textKeys",
    priority: 1000,
    addKeyboardShortcuts: () => ({
      "Mod-k": () => {
        openLink();
        return true;
      },
      // The Tab key goes through cells; this leads out of a table, as in other editors.
      "Alt-F10": reachTools,
      Enter: ({ editor: { state } }) => state.selection instanceof NodeSelection && reachAids(),
    }),
  });
}

/** Debounce: serializing a long text takes longer than a keystroke. */
const REST_MS = 200;

function tellChanges(editor: Editor, onChange: (html: string) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notify = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    onChange(htmlOf(editor));
  };
  editor.on("update", () => {
    clearTimeout(timer);
    timer = setTimeout(notify, REST_MS);
  });
  // Flushes, so that the next save has all of it.
  editor.on("blur", notify);
  editor.on("destroy", notify);
  editor.view.dom.addEventListener("keydown", ({ ctrlKey, metaKey }) => {
    if (ctrlKey || metaKey) notify();
  });
}

/** The editor's content, as stored. */
function htmlOf(editor: Editor): string {
  return writeText(editor.getJSON(), inertDocument).innerHTML;
}

/** Pictures in it are not loaded. */
const inertDocument = document.implementation.createHTMLDocument();

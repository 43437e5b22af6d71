import { Extension, InputRule } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { DOMParser, type ParseOptions, type Slice } from "@tiptap/pm/model";
import { Plugin, TextSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";

import { cleanPasted } from "./clean-pasted.ts";
import { readPastedPictures } from "./clipboard-pictures.ts";

interface PastedTextOptions {
  /** Placeholder for a picture that was not pasted along, given its name. */
  missing: (name: string) => string;
}

/** Cleans pasted or dropped content, unless it was copied here. */
class PasteParser extends DOMParser {
  missing: PastedTextOptions["missing"] | undefined;
  /** The RTF that accompanies the HTML parsed next. */
  rtf = "";

  override parseSlice(dom: HTMLElement, options?: ParseOptions): Slice {
    const isOurs = dom.closest("[data-pm-slice]") ?? dom.querySelector("[data-pm-slice]");
    if (!isOurs) {
      readPastedPictures(dom, this.rtf);
      cleanPasted(dom, this.missing && { missing: this.missing });
    }
    return super.parseSlice(dom, options);
  }
}

/**
 * Pastes from other programs. An address becomes a link: pasted onto a selection, the selection is linked;
 * pasted or typed elsewhere, the address itself, which can be undone.
 */
export const PastedText = Extension.create<PastedTextOptions>({
  name: "pastedText",
  addOptions: () => ({ missing: (name) => `[${name}]` }),
  addInputRules() {
    return [
      new InputRule({
        find: /(?:^|\s)(https?:\/\/\S*[^\s.,;:!?)\]}'"»”])[.,;:!?)\]}'"»”]*\s$/,
        handler({ state, range, match }) {
          const href = match[1] ?? "";
          const link = state.schema.marks["link"];
          if (!link || !URL.canParse(href)) return null;
          const start = range.from + match[0].indexOf(href);
          state.tr
            .addMark(start, start + href.length, link.create({ href }))
            .removeStoredMark(link);
          return undefined;
        },
      }),
    ];
  },
  addProseMirrorPlugins() {
    const { schema } = this.editor;
    const parser = new PasteParser(schema, DOMParser.fromSchema(schema).rules);
    parser.missing = this.options.missing;
    return [
      new Plugin({
        props: {
          // The content security policy would block them, with an error in the console.
          transformPastedHTML: (html) => html.replace(/<style\b[\s\S]*?<\/style>/gi, ""),
          clipboardParser: parser,
          handleDOMEvents: {
            paste(_, { clipboardData }) {
              parser.rtf = clipboardData?.getData("text/rtf") ?? "";
            },
            drop(_, { dataTransfer }) {
              parser.rtf = dataTransfer?.getData("text/rtf") ?? "";
            },
          },
          handlePaste: (view, event) => linkPasted(view, event.clipboardData),
        },
      }),
    ];
  },
});

/**
 * Links the selection, or the address itself. @returns whether an address was pasted where links are allowed
 */
function linkPasted(view: EditorView, data: DataTransfer | null): boolean {
  const text = data?.getData("text/plain").trim() ?? "";
  const { selection, schema, tr } = view.state;
  const link = schema.marks["link"];
  const isAddress = /^(https?:\/\/|mailto:)\S+$/.test(text) && URL.canParse(text);
  if (!isAddress || !link || !(selection instanceof TextSelection)) return false;
  const { $from, from, to, empty } = selection;
  const isCode = $from.marks().some(({ type }) => type.name === "code");
  if (isCode || !$from.parent.type.allowsMarkType(link)) return false;
  const mark = link.create({ href: text });
  if (!empty) {
    view.dispatch(tr.addMark(from, to, mark));
    return true;
  }
  view.dispatch(closeHistory(tr).insertText(text, from));
  // In its own transaction, so that undoing leaves the address as text.
  view.dispatch(
    closeHistory(view.state.tr)
      .addMark(from, from + text.length, mark)
      .removeStoredMark(link),
  );
  return true;
}

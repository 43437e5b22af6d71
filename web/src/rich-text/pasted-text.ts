import { Extension } from "@tiptap/core";
import { DOMParser, type ParseOptions, type Slice } from "@tiptap/pm/model";
import { Plugin, TextSelection } from "@tiptap/pm/state";

import { cleanPasted } from "./clean-pasted.ts";
import { readPastedPictures } from "./clipboard-pictures.ts";

interface PastedTextOptions {
  /** What stands in the place of a picture that did not come along, given what it is known by. */
  missing: (name: string) => string;
}

/** Cleans what is pasted or dropped, unless it was copied here. */
class PasteParser extends DOMParser {
  missing: PastedTextOptions["missing"] | undefined;
  /** What came beside the HTML that is parsed next. */
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

/** Takes text over from other programs; an address pasted onto selected text makes it a link. */
export const PastedText = Extension.create<PastedTextOptions>({
  name: "pastedText",
  addOptions: () => ({ missing: (name) => `[${name}]` }),
  addProseMirrorPlugins() {
    const { schema } = this.editor;
    const parser = new PasteParser(schema, DOMParser.fromSchema(schema).rules);
    parser.missing = this.options.missing;
    return [
      new Plugin({
        props: {
          // Our security policy would bar them, with a complaint in the console.
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
          handlePaste(view, event) {
            const text = event.clipboardData?.getData("text/plain").trim() ?? "";
            const { selection } = view.state;
            const link = schema.marks["link"];
            const isAddress = /^(https?:\/\/|mailto:)\S+$/.test(text) && URL.canParse(text);
            if (!isAddress || !link || selection.empty || !(selection instanceof TextSelection)) {
              return false;
            }
            const mark = link.create({ href: text });
            view.dispatch(view.state.tr.addMark(selection.from, selection.to, mark));
            return true;
          },
        },
      }),
    ];
  },
});

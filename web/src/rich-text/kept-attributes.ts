import { Extension } from "@tiptap/core";

import { keepAttributes, TIGHT } from "./keep-attributes.ts";

/** Carries what {@link keepAttributes} finds through the editor. */
export const KeptAttributes = Extension.create({
  name: "keptAttributes",
  addGlobalAttributes() {
    return [
      {
        types: "*",
        attributes: {
          kept: {
            default: null,
            // Two elements with one id would lead to the wrong place.
            keepOnSplit: false,
            parseHTML: keepAttributes,
            renderHTML: ({ kept }) => (kept as Record<string, string> | null) ?? {},
          },
        },
      },
      {
        types: ["paragraph"],
        attributes: {
          tight: {
            default: false,
            parseHTML: (element) => element.hasAttribute(TIGHT),
            renderHTML: ({ tight }) => (tight ? { [TIGHT]: "" } : {}),
          },
        },
      },
    ];
  },
});

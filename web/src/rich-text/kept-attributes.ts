import { Extension } from "@tiptap/core";

import { keepAttributes, TIGHT } from "./keep-attributes.ts";

/** Carries the attributes found by {@link keepAttributes} through the editor. */
export const KeptAttributes = Extension.create({
  name: "keptAttributes",
  addGlobalAttributes() {
    return [
      {
        types: "*",
        attributes: {
          kept: {
            default: null,
            // A duplicate id would break links to it.
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

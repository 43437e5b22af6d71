import type { Plugin } from "vite";

/** The space between a value and a short unit, in a compiled catalogue. */
const BEFORE_UNIT = /(?<=\],\\?") (?=(?:min|h|s|ms|MB|%)(?![\p{L}\d]))/gu;

/** Keeps units such as "min" on the line of their number, with a no-break space. */
export function keepUnits(): Plugin {
  return {
    name: "paso-keep-units",
    transform: {
      filter: { id: /\.po$/ },
      handler: (code) => ({ code: code.replaceAll(BEFORE_UNIT, "\u00a0"), map: null }),
    },
  };
}

import type { Plugin } from "vite";

/**
 * Makes the built page preload a font, before any style sheet refers to it.
 * @param name start of the font's file name, before the hash
 */
export function preloadFont(name: string): Plugin {
  return {
    name: "paso-preload-font",
    apply: "build",
    transformIndexHtml: (_, { bundle = {} }) => {
      const file = Object.keys(bundle).find((path) => path.includes(name));
      if (file === undefined) throw new Error(`No font ${name} among the built files`);
      return [
        {
          tag: "link",
          attrs: {
            rel: "preload",
            href: `/${file}`,
            as: "font",
            type: "font/woff2",
            crossorigin: true,
          },
          injectTo: "head",
        },
      ];
    },
  };
}

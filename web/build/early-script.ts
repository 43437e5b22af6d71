import type { Plugin } from "vite";

/**
 * Makes the page run a small script before the app, as a chunk of its own: several scripts in one page would
 * be bundled into one.
 * @param source path of the script relative to the web app's folder
 */
export function earlyScript(source: string): Plugin {
  let isBuild = false;
  const tag = (src: string) => ({
    tag: "script",
    // In document order: once the app runs, it is too late.
    attrs: { type: "module", src },
    injectTo: "head-prepend" as const,
  });
  return {
    name: "paso-early-script",
    configResolved(config) {
      isBuild = config.command === "build";
    },
    buildStart() {
      if (isBuild) this.emitFile({ type: "chunk", id: source, name: "early" });
    },
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        if (!bundle) return [tag(`/${source}`)];
        const file = Object.keys(bundle).find((path) => path.includes("early-"));
        if (file === undefined) throw new Error(`${source} is not among the built files`);
        return [tag(`/${file}`)];
      },
    },
  };
}

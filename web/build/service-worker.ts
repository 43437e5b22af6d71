import type { Plugin } from "vite";

/**
 * Builds a service worker as a separate file in the root, so that its scope covers all pages.
 * @param source path of the script relative to the web app's folder; it imports nothing
 */
export function serviceWorker(source: string): Plugin {
  return {
    name: "paso-service-worker",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: source, fileName: "service-worker.js" });
    },
    generateBundle(_, bundle) {
      const built = bundle["service-worker.js"];
      if (built?.type !== "chunk" || built.imports.length > 0) {
        throw new Error(`${source} has to be a file by itself`);
      }
    },
  };
}

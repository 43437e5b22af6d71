import { readFileSync } from "node:fs";
import path from "node:path";

import type { Plugin } from "vite";

/**
 * Emits the template of what a course page shows before the app runs, next to the built page; the server
 * fills it in (`draw-first-paint.ts`).
 * @param source path of the template relative to the web app's folder
 */
export function firstPaint(source: string): Plugin {
  return {
    name: "paso-first-paint",
    apply: "build",
    buildStart() {
      const template = readFileSync(path.join(import.meta.dirname, "..", source), "utf8");
      this.emitFile({
        type: "asset",
        fileName: "first-paint.html",
        source: template.replaceAll(/\s+/g, " ").trim(),
      });
    },
  };
}

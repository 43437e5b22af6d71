import { readFileSync } from "node:fs";
import path from "node:path";

import type { Plugin } from "vite";

/**
 * Puts the template of what a course page shows before the app runs beside the built page; the server
 * fills it (`draw-first-paint.ts`).
 * @param source path of the template from the web app's folder
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

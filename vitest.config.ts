import { defineConfig } from "vitest/config";

import { findInstalledBrowser } from "./scripts/find-browser.ts";

const projects = ["bench", "contract", "demo", "scripts", "server", "web"];

if (findInstalledBrowser()) {
  projects.push("web/vitest.browser.config.ts");
} else {
  console.warn(
    "Component tests are skipped: no Chromium is installed. `node scripts/find-browser.ts` gets one.",
  );
}

export default defineConfig({ test: { projects } });

import { defineConfig, type TestProjectConfiguration } from "vitest/config";

import { findInstalledBrowser } from "./scripts/find-browser.ts";
import { TEST_WORKERS } from "./scripts/test-workers.ts";

const projects: TestProjectConfiguration[] = [
  "bench",
  "server",
  "web",
  ...["contract", "demo", "scripts"].map((root) => ({
    root,
    test: { name: root, maxWorkers: TEST_WORKERS },
  })),
];

if (findInstalledBrowser()) {
  projects.push("web/vitest.browser.config.ts");
} else {
  console.warn(
    "Component tests are skipped: no Chromium is installed. `node scripts/find-browser.ts` gets one.",
  );
}

export default defineConfig({ test: { projects } });

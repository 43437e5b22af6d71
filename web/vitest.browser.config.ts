import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

import { browserArguments, findInstalledBrowser } from "../scripts/find-browser.ts";
import { TEST_WORKERS } from "../scripts/test-workers.ts";

const executablePath = findInstalledBrowser();

// Lingui's macro looks for its configuration in the current directory unless given a path.
process.env["LINGUI_CONFIG"] ??= `${import.meta.dirname}/lingui.config.ts`;

/**
 * Component tests, in the Chromium of the journeys. The app's own Vite plugins are about its index.html and
 * its build output, neither of which exists here.
 */
export default defineConfig({
  // If discovered only during the tests, they would cause a reload.
  optimizeDeps: { include: ["react-dom/client", "katex", "katex/contrib/mhchem"] },
  plugins: [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] }), tailwindcss()],
  test: {
    name: "web-components",
    include: ["src/**/*.browser.test.tsx"],
    setupFiles: "src/testing/start-component-tests.ts",
    isolate: false,
    testTimeout: 20_000,
    // After the others, which would keep its pages waiting.
    maxWorkers: TEST_WORKERS,
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: { args: [...browserArguments], ...(executablePath && { executablePath }) },
        contextOptions: { reducedMotion: "reduce", locale: "en-US" },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});

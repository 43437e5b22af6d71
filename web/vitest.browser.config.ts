import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

import { browserArguments, findInstalledBrowser } from "../scripts/find-browser.ts";
import { TEST_WORKERS } from "../scripts/test-workers.ts";

const executablePath = findInstalledBrowser();

// Lingui's macro looks for its settings where the command was given, unless it is told where they are.
process.env["LINGUI_CONFIG"] ??= `${import.meta.dirname}/lingui.config.ts`;

/**
 * Component tests, in the Chromium of the journeys. The app's own Vite plugins are about its
 * index.html and its built files, of which there are none here.
 */
export default defineConfig({
  // Found only while the tests run, it would reload one of them.
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

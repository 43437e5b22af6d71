import { configDefaults, defineConfig, mergeConfig } from "vitest/config";

import { TEST_WORKERS } from "../scripts/test-workers.ts";
import viteConfig from "./vite.config.ts";

/** Tests that need no browser; those that do are `*.browser.test.tsx`. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      name: "web",
      maxWorkers: TEST_WORKERS,
      exclude: [...configDefaults.exclude, "**/*.browser.test.tsx"],
    },
  }),
);

import { defineConfig } from "vitest/config";

import { TEST_WORKERS } from "../scripts/test-workers.ts";

export default defineConfig({
  test: {
    name: "bench",
    include: ["**/*.test.ts"],
    environment: "node",
    maxWorkers: TEST_WORKERS,
    globalSetup: "../server/src/testing/database-setup.ts",
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "bench",
    include: ["**/*.test.ts"],
    environment: "node",
    globalSetup: "../server/src/testing/database-setup.ts",
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

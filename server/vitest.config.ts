import { defineConfig } from "vitest/config";

/** What runs on the embedded PostgreSQL whatever the other tests run on: once is enough. */
const EMBEDDED_ALONE = [
  "src/cli/paso.test.ts",
  "src/database/embedded/**",
  "src/testing/crash.test.ts",
];
const isOtherPostgres =
  process.env["PASO_TEST_PG_BIN"] !== undefined ||
  process.env["PASO_TEST_DATABASE_URL"] !== undefined;

export default defineConfig({
  test: {
    name: "server",
    include: ["src/**/*.test.ts"],
    exclude: isOtherPostgres ? EMBEDDED_ALONE : [],
    environment: "node",
    globalSetup: "src/testing/database-setup.ts",
    pool: "forks",
    // Each worker keeps PostgreSQL busy too.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

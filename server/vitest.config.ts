import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { defineConfig } from "vitest/config";

import { TEST_WORKERS } from "../scripts/test-workers.ts";

const here = import.meta.dirname;

/**
 * What runs on the embedded PostgreSQL whatever the other tests run on, or costs much and asks little of a
 * database: once is enough.
 */
const EMBEDDED_ALONE = [
  "src/cli/backup.test.ts",
  "src/cli/full-disk.test.ts",
  "src/cli/metrics.test.ts",
  "src/cli/migrate.test.ts",
  "src/cli/paso.test.ts",
  "src/cli/start.test.ts",
  "src/database/connection.test.ts",
  "src/database/embedded/**",
  "src/doctor/**",
  "src/domains/accounts/provider-sign-in/**",
  "src/domains/accounts/session/sign-in-limits.test.ts",
  "src/domains/authoring/archive/import-event-loop.test.ts",
  "src/domains/authoring/sections/save-event-loop.test.ts",
  "src/domains/authoring/uploads/shown-pictures.test.ts",
  "src/domains/diplomas/badge/**",
  "src/domains/diplomas/designs/carry-design.test.ts",
  "src/domains/diplomas/document/**",
  "src/domains/diplomas/preview/**",
  "src/domains/files/variants/**",
  "src/domains/live/providers/**",
  "src/domains/workbook/exports/**",
  "src/platform/background-process/**",
  "src/platform/html/**",
  "src/platform/http/**",
  "src/platform/look/**",
  "src/platform/outgoing/**",
  "src/platform/spreadsheet/**",
  "src/platform/storage/**",
  "src/platform/wait-for-shutdown.test.ts",
  "src/testing/access.test.ts",
  "src/testing/answer-key.test.ts",
  "src/testing/crash.test.ts",
  "src/testing/hostile-json.test.ts",
  "src/testing/killed-diploma-worker.test.ts",
  "src/testing/killed-mail-worker.test.ts",
  "src/testing/workbook-only.test.ts",
];
const isOtherPostgres =
  process.env["PASO_TEST_PG_BIN"] !== undefined ||
  process.env["PASO_TEST_DATABASE_URL"] !== undefined;
/** Binaries of a PostgreSQL that all but those are tested on as well, in the same run. */
const oldBinaries = process.env["PASO_TEST_OLD_PG_BIN"];

const files = globSync("src/**/*.test.ts", { cwd: here }).map((path) => ({
  path,
  text: readFileSync(join(here, path), "utf8"),
}));
/** Files with mocked modules, which would still be mocked for the files after them. */
const mocking = files.filter(({ text }) => text.includes("vi.mock(")).map(({ path }) => path);
/** Files that open no database: on which PostgreSQL they run makes no difference. */
const withoutDatabase = files
  .filter(({ text }) => !/\/(start-test-app|test-context|test-database)\.ts"/.test(text))
  .map(({ path }) => path);

/** Importing the server takes longer than most of its tests: they share processes where they can. */
function projectsOn(postgres: { name: string; exclude: string[]; env?: Record<string, string> }) {
  const { name, ...given } = postgres;
  return [
    {
      extends: true as const,
      test: {
        ...given,
        name: `sharing${name}`,
        include: ["src/**/*.test.ts"],
        exclude: [...given.exclude, ...mocking],
        isolate: false,
      },
    },
    { extends: true as const, test: { ...given, name: `mocking${name}`, include: mocking } },
  ];
}

export default defineConfig({
  test: {
    name: "server",
    environment: "node",
    globalSetup: join(here, "src/testing/database-setup.ts"),
    pool: "forks",
    maxWorkers: TEST_WORKERS,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      ...projectsOn({ name: "", exclude: isOtherPostgres ? EMBEDDED_ALONE : [] }),
      ...(oldBinaries
        ? projectsOn({
            name: " on the old PostgreSQL",
            exclude: [...EMBEDDED_ALONE, ...withoutDatabase],
            env: { PASO_TEST_PG_BIN: oldBinaries },
          })
        : []),
    ],
  },
});

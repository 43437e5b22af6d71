import { availableParallelism, totalmem } from "node:os";

import { defineConfig } from "@playwright/test";

import { browserArguments, findInstalledBrowser } from "../scripts/find-browser.ts";

const executablePath = findInstalledBrowser();

/** A request that would leave this machine fails, which fails its journey. */
const STAY_HERE = ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost", "--no-proxy-server"];

/** No page of a journey is open long enough for optimizing compilers to pay off. */
const UNOPTIMIZED = "--js-flags=--no-opt --no-maglev";

/**
 * Journeys run on a desktop. One tagged `@phone` runs on a phone instead, `@everywhere` on both.
 */
export default defineConfig({
  testDir: ".",
  outputDir: "results",
  globalSetup: "./support/prepared-sites.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // CI shares its machine: a journey disturbed by other load may be retried once, and is reported.
  retries: process.env.CI ? 1 : 0,
  // Two per core, as journeys wait for films and for the disk; each has a server, a database and a browser.
  workers: Math.max(1, Math.min(6, 2 * availableParallelism(), Math.floor(totalmem() / 1.5e9))),
  // Generous, for a machine under other load.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: "chromium",
    launchOptions: {
      args: [...browserArguments, ...STAY_HERE, UNOPTIMIZED],
      // Without a UTF-8 locale, it cannot open files with non-ASCII names.
      env: { ...process.env, LANG: "C.UTF-8" },
      ...(executablePath && { executablePath }),
    },
    actionTimeout: 20_000,
    // Animations would only cost time in a journey.
    contextOptions: { reducedMotion: "reduce" },
    // It would answer instead of stand-ins; the journey of reading offline allows it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Recording costs a seventh of the time even without snapshots, which would cost half as much again;
    // without retries, `--trace=on` records.
    trace: { mode: "on-first-retry", snapshots: false, screenshots: false },
  },
  projects: [
    // First: its longest journey takes most of a minute, during which others fill the other workers.
    {
      name: "phone",
      grep: /@phone|@everywhere/,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
        locale: "es-ES",
        colorScheme: "dark",
      },
    },
    {
      name: "desktop",
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 }, locale: "en-US" },
    },
  ],
});

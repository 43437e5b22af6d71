import { afterEach, describe, expect, it, vi } from "vitest";

import { findBrowser, findInstalledBrowser } from "./find-browser.ts";

describe("findInstalledBrowser", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("takes the one PASO_CHROMIUM names before any other", async () => {
    vi.stubEnv("PASO_CHROMIUM", process.execPath);
    expect(findInstalledBrowser()).toBe(process.execPath);
    await expect(findBrowser()).resolves.toBe(process.execPath);
  });

  it("says so when PASO_CHROMIUM names nothing that runs", () => {
    vi.stubEnv("PASO_CHROMIUM", "/no/such/browser");
    expect(() => findInstalledBrowser()).toThrow("PASO_CHROMIUM is /no/such/browser");
  });
});

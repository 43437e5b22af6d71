import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { projects: ["bench", "contract", "demo", "scripts", "server", "web"] },
});

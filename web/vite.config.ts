import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { compressAssets } from "./build/compress-assets.ts";
import { preloadFont } from "./build/preload-font.ts";
import { shedSchemas } from "./build/shed-schemas.ts";

const server = `http://localhost:${process.env["PORT"] ?? 3000}`;

/** Lingui looks for its settings where the command was given; tests are run from the root, too. */
const here = { cwd: import.meta.dirname };

export default defineConfig({
  plugins: [
    shedSchemas(),
    react(),
    lingui({ ...here, failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset({}, here)] }),
    tailwindcss(),
    preloadFont("atkinson-hyperlegible-next-latin-wght-normal"),
    compressAssets(),
  ],
  // The server puts a fresh nonce in the place of this text in every answer.
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    manifest: true,
    // The content security policy allows no data: addresses but for images.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Two files in place of some fifteen that screens would share piece by piece: together they
      // compress 5 kB better, and the packages' one outlives our releases in the caches.
      output: {
        codeSplitting: {
          groups: [
            { name: "vendor", tags: ["$initial"], test: /node_modules/ },
            { name: "shared", test: /\/(web|contract)\/src\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { "/api": server, "/student/courses/file": server },
  },
});

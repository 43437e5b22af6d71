import { describe, expect, it } from "vitest";

import { missingPlatformPackages } from "./missing-platform-packages.ts";

describe("missingPlatformPackages", () => {
  it("gives each missing package the platform in its name", () => {
    const optionalDependencies = {
      "@tool/darwin-arm64": "1.2.3",
      "@tool/binding-linux-x64-musl": "1.2.3",
      "@tool/binding-win32-x64-msvc": "^1.2.3",
      "@tool/tool-wasm32-wasi": "1.2.3",
      "@tool/binding-linux-x64-gnu": "1.2.3",
    };
    const packages = {
      "": {},
      "node_modules/tool": { version: "1.2.3", dev: true, optionalDependencies },
      "node_modules/@tool/binding-linux-x64-gnu": { version: "1.2.3" },
    };
    const entry = { version: "1.2.3", dev: true, optional: true };
    expect(missingPlatformPackages({ packages })).toEqual({
      "node_modules/@tool/darwin-arm64": { ...entry, os: ["darwin"], cpu: ["arm64"] },
      "node_modules/@tool/binding-linux-x64-musl": {
        ...entry,
        os: ["linux"],
        cpu: ["x64"],
        libc: ["musl"],
      },
      "node_modules/@tool/binding-win32-x64-msvc": { ...entry, os: ["win32"], cpu: ["x64"] },
      "node_modules/@tool/tool-wasm32-wasi": { ...entry, cpu: ["wasm32"] },
    });
  });

  it("finds what is locked beside the package that names it", () => {
    const packages = {
      "node_modules/a/node_modules/tool": { optionalDependencies: { "tool-linux-x64": "1.0.0" } },
      "node_modules/a/node_modules/tool-linux-x64": { version: "1.0.0" },
    };
    expect(missingPlatformPackages({ packages })).toEqual({});
  });
});

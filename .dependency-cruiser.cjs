/**
 * The import law: who may import whom. `scripts/import-law.test.ts` proves every rule with a
 * tree that breaks it.
 */

const { rule, TESTS } = require("./scripts/import-law/rule.cjs");
const serverRules = require("./scripts/import-law/server-rules.cjs");
const webRules = require("./scripts/import-law/web-rules.cjs");

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    // Everywhere
    rule(
      "no-cycles",
      "Files that need each other, even for a type alone, belong together or need a third file.",
      {},
      { circular: true },
    ),
    rule(
      "no-unresolvable",
      "The import leads nowhere.",
      {},
      { couldNotResolve: true, pathNot: "^virtual:" },
    ),
    rule(
      "no-undeclared-packages",
      "A package a workspace uses stands in that workspace's own package.json.",
      { path: "^(contract|server|web)/src/" },
      {
        dependencyTypes: ["npm-no-pkg", "npm-unknown"],
        pathNot: String.raw`node_modules/(vitest|@vitest)/`,
      },
    ),
    rule(
      "no-development-packages-in-the-product",
      "What runs in production is in `dependencies`.",
      { path: "^(contract|server|web)/src/", pathNot: TESTS },
      { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "packages-meet-by-name",
      "Another workspace is imported as `@paso/...`, through its door.",
      { path: "^(contract|server|web|e2e|bench)/" },
      {
        path: "^(contract|server|web|e2e|bench)/",
        pathNot: "^$1/",
        dependencyTypes: ["local"],
      },
    ),

    // The three packages: web -> contract <- server
    rule(
      "contract-imports-zod-alone",
      "The contract is what both sides share; it drags nothing along.",
      { path: "^contract/src/", pathNot: TESTS },
      { pathNot: String.raw`^contract/src/|node_modules/zod/` },
    ),
    rule(
      "server-knows-no-web",
      "The server and the web meet in the contract.",
      { path: "^server/" },
      { path: "^(web|e2e)/" },
    ),
    rule(
      "web-knows-no-server",
      "The server and the web meet in the contract.",
      { path: "^web/" },
      { path: "^(server|e2e)/" },
    ),
    rule(
      "journeys-use-the-product-from-outside",
      "Journeys drive the product as people do, by its commands and its pages.",
      { path: "^e2e/" },
      { path: "^(server|web)/src/" },
    ),

    ...serverRules,
    ...webRules,
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // Not every dist/: packages are entered there.
    exclude: {
      path: String.raw`^(data|[a-z0-9]+/dist|server/src/database/migrations)/|\.gen\.ts$`,
    },
    // Imports of types count: the law is about knowledge, not about bytes.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".json", ".css"],
      mainFields: ["module", "main", "types"],
    },
  },
};

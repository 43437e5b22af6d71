/**
 * The import law: who may import whom. `scripts/import-law.test.ts` proves every rule with a
 * tree that breaks it.
 */

const { existsSync, readdirSync } = require("node:fs");
const path = require("node:path");

/** Server domains, lowest first: each may use the ones before it, never those after. */
const DOMAINS = [
  "accounts",
  "files",
  "courses",
  "learning",
  "opinions",
  "authoring",
  "surveys",
  "community",
  "live",
  "diplomas",
  "insight",
];

/** Folders of the web, lowest first: each may use the ones before it, never those after. */
const WEB_FOLDERS = [
  "ui",
  "storage",
  "i18n",
  "api",
  "session",
  "loading",
  "uploads",
  "drafts",
  "rich-text",
  "charts",
  "section-kinds",
  "features",
  "app",
];

/** The kinds of sections: folders with a `staff/<kind>-kind.ts`; others there are shared by several. */
const KINDS_FOLDER = path.join(__dirname, "web/src/section-kinds");
const SECTION_KINDS = readdirSync(KINDS_FOLDER).filter((kind) =>
  ["ts", "tsx"].some((type) =>
    existsSync(path.join(KINDS_FOLDER, kind, `staff/${kind}-kind.${type}`)),
  ),
);

/** Tests and what only tests use; they may look behind doors. */
const TESTS = String.raw`\.test\.tsx?$|/testing/`;

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

const domainsLookDown = DOMAINS.slice(0, -1).map((domain, index) =>
  rule(
    `domains-look-down-from-${domain}`,
    "A lower domain does not know a higher one; the higher one reacts to its events.",
    { path: `^server/src/domains/${domain}/`, pathNot: TESTS },
    { path: `^server/src/domains/(${DOMAINS.slice(index + 1).join("|")})/` },
  ),
);

const webLooksDown = WEB_FOLDERS.slice(0, -1).map((folder, index) =>
  rule(
    `web-looks-down-from-${folder}`,
    "What several features share knows none of them, nor the pages that put them together.",
    { path: `^web/src/${folder}/`, pathNot: TESTS },
    { path: `^web/src/(${WEB_FOLDERS.slice(index + 1).join("|")})/` },
  ),
);

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

    // Server
    rule(
      "platform-knows-no-domain",
      "The platform has no domain words: no domain, no domain's table, no command.",
      { path: "^server/src/platform/", pathNot: TESTS },
      {
        path: String.raw`^server/src/(domains|database/tables|cli|testing)/|^server/src/(app|background|main|worker)\.ts`,
        pathNot: String.raw`^server/src/database/tables/platform-tables\.ts$`,
      },
    ),
    rule(
      "database-knows-no-domain",
      "Tables and connections serve the domains and do not know them.",
      { path: "^server/src/database/", pathNot: TESTS },
      {
        path: String.raw`^server/src/(domains|cli|testing)/|^server/src/(app|background|main|worker)\.ts`,
      },
    ),
    rule(
      "domains-know-no-application",
      "The application puts the domains together, never the other way round.",
      { path: "^server/src/domains/", pathNot: TESTS },
      { path: String.raw`^server/src/(cli|testing)/|^server/src/(app|background|main|worker)\.ts` },
    ),
    ...domainsLookDown,
    rule(
      "domains-are-listed",
      "A new domain takes its place in DOMAINS, in .dependency-cruiser.cjs.",
      {},
      {
        path: "^server/src/domains/",
        pathNot: `^server/src/domains/(${DOMAINS.join("|")})/`,
      },
    ),
    rule(
      "domains-meet-at-index",
      "Other domains enter by index.ts; policies, which are pure, may also use each other.",
      { path: "^server/src/domains/([^/]+)/", pathNot: TESTS },
      {
        path: "^server/src/domains/",
        pathNot: String.raw`^server/src/domains/$1/|^server/src/domains/[^/]+/index\.ts$|-policy\.ts$`,
      },
    ),
    rule(
      "policies-meet-policies",
      "Only a policy may reach for another domain's policy; everything else enters by index.ts.",
      { path: "^server/src/domains/([^/]+)/", pathNot: String.raw`-policy\.ts$|${TESTS}` },
      {
        path: String.raw`^server/src/domains/.*-policy\.ts$`,
        pathNot: "^server/src/domains/$1/",
      },
    ),
    rule(
      "modules-are-for-the-application",
      "A domain's *-module.ts (routes and policy table) is registered by app.ts alone.",
      { pathNot: String.raw`^server/src/app\.ts$` },
      { path: String.raw`^server/src/domains/[^/]+/[^/]+-module\.ts$` },
    ),
    rule(
      "jobs-and-handlers-are-for-every-process",
      "A domain's *-jobs.ts and *-handlers.ts are registered by background.ts alone.",
      { pathNot: String.raw`^server/src/background\.ts$|${TESTS}` },
      { path: String.raw`^server/src/domains/[^/]+/[^/]+-(jobs|handlers)\.ts$` },
    ),
    rule(
      "commands-load-no-routes",
      "A command or a worker that serves nothing starts without Fastify and the routes.",
      {
        path: String.raw`^server/src/(background\.ts|worker\.ts|cli/)`,
        pathNot: String.raw`^server/src/cli/(paso|start)\.ts$|${TESTS}`,
      },
      {
        path: String.raw`^server/src/(app\.ts$|domains/([^/]+/[^/]+-module|.*-routes)\.ts$|platform/http/)`,
        reachable: true,
      },
    ),
    rule(
      "only-jobs-know-the-queue",
      "graphile-worker can be replaced behind defineJob, enqueueJob and runJobs.",
      {
        pathNot: String.raw`^server/src/platform/jobs/|^server/src/database/migrate-queue\.ts$`,
      },
      { path: "node_modules/graphile-worker/" },
    ),
    rule(
      "outsiders-use-the-door",
      "The application and its commands use a domain through index.ts, or register what it has for them.",
      { path: "^(server/src/(?!domains/)|bench/|scripts/)", pathNot: TESTS },
      {
        path: "^server/src/domains/",
        pathNot: String.raw`^server/src/domains/[^/]+/(index|[^/]+-(module|jobs|handlers))\.ts$`,
      },
    ),
    rule(
      "doors-do-not-open-inwards",
      "Inside a domain, import the file that has the thing.",
      { path: "^server/src/domains/([^/]+)/.+", pathNot: TESTS },
      { path: String.raw`^server/src/domains/$1/index\.ts$` },
    ),
    rule(
      "policies-are-pure",
      "A policy decides from what it is given: contract values, other policies and types.",
      { path: String.raw`-policy\.ts$` },
      {
        pathNot: String.raw`^contract/src/|-policy\.ts$`,
        dependencyTypesNot: ["type-only"],
      },
    ),
    rule(
      "only-routes-know-http",
      "Use cases, policies and presenters serve jobs and commands too: they throw kinds of errors.",
      {
        path: "^server/src/",
        pathNot: String.raw`-(routes|module)\.ts$|^server/src/(app|main)\.ts$|^server/src/platform/http/|${TESTS}`,
      },
      { path: String.raw`node_modules/(@fastify/|fastify)|^server/src/platform/http/` },
    ),
    rule(
      "routes-ask-no-database",
      "A route loads, authorizes and calls; the query is a file with a name of its own.",
      { path: String.raw`-routes\.ts$` },
      { path: String.raw`^server/src/database/tables/|node_modules/(drizzle-orm|pg)/` },
    ),
    rule(
      "testing-stays-out-of-the-product",
      "What tests use does not ship.",
      { path: "^(server|web)/src/", pathNot: TESTS },
      { path: String.raw`/testing/|\.test\.tsx?$` },
    ),

    // Web
    ...webLooksDown,
    rule(
      "web-folders-are-listed",
      "A new folder takes its place in WEB_FOLDERS, in .dependency-cruiser.cjs.",
      {},
      {
        path: "^web/src/[^/]+/",
        pathNot: `^web/src/(${WEB_FOLDERS.join("|")}|styles|testing)/`,
      },
    ),
    rule(
      "features-do-not-meet",
      "Features never import each other; a route puts them side by side.",
      { path: "^web/src/features/([^/]+)/" },
      { path: "^web/src/features/", pathNot: "^web/src/features/$1/" },
    ),
    rule(
      "features-are-entered-by-their-doors",
      "A feature's index.ts says what a route may use of it.",
      { path: "^web/src/(?!features/)", pathNot: TESTS },
      { path: "^web/src/features/", pathNot: String.raw`^web/src/features/[^/]+/index\.ts$` },
    ),
    rule(
      "feature-doors-do-not-open-inwards",
      "Inside a feature, import the file that has the thing.",
      { path: "^web/src/features/([^/]+)/.+", pathNot: TESTS },
      { path: String.raw`^web/src/features/$1/index\.ts$` },
    ),
    rule(
      "section-kinds-do-not-meet",
      "A kind can be added and removed without touching another; what several share has a folder.",
      { path: `^web/src/section-kinds/(${SECTION_KINDS.join("|")})/` },
      {
        path: `^web/src/section-kinds/(${SECTION_KINDS.join("|")})/`,
        pathNot: "^web/src/section-kinds/$1/",
      },
    ),
    rule(
      "students-load-no-staff-code",
      "What students load of a kind knows nothing of its editor.",
      { path: "^web/src/section-kinds/", pathNot: `^web/src/section-kinds/.*staff|${TESTS}` },
      { path: "^web/src/(section-kinds/.*staff|ui/staff|drafts|rich-text|uploads)" },
    ),
    rule(
      "ui-imports-nothing-of-ours",
      "ui/ is a box of elements without knowledge of courses, calls or languages.",
      { path: "^web/src/ui/" },
      { path: "^(web/src/(?!ui/)|contract/)", pathNot: "^web/src/testing/" },
    ),
    rule(
      "ui-kits-do-not-mix",
      "Native elements for students, React Aria for staff: students never download the latter.",
      { path: "^web/src/ui/(student|staff)/" },
      { path: "^web/src/ui/(student|staff)/", pathNot: "^web/src/ui/$1/" },
    ),
    rule(
      "web-runs-in-browsers",
      "The browser has no Node.",
      { path: "^web/src/", pathNot: TESTS },
      { dependencyTypes: ["core"] },
    ),
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

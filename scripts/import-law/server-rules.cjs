const { rule, TESTS } = require("./rule.cjs");

/** Server domains, lowest first: each may use the ones before it, never those after. */
const DOMAINS = [
  "accounts",
  "files",
  "courses",
  "learning",
  "discussion",
  "opinions",
  "articles",
  "workbook",
  "recall",
  "videos",
  "authoring",
  "surveys",
  "announcements",
  "community",
  "live",
  "diplomas",
  "notifications",
  "insight",
  "webhooks",
  "administration",
  "privacy",
];

const domainsLookDown = DOMAINS.slice(0, -1).map((domain, index) =>
  rule(
    `domains-look-down-from-${domain}`,
    "A lower domain does not know a higher one; the higher one reacts to its events.",
    { path: `^server/src/domains/${domain}/`, pathNot: TESTS },
    { path: `^server/src/domains/(${DOMAINS.slice(index + 1).join("|")})/` },
  ),
);

module.exports = [
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
    "A new domain takes its place in DOMAINS, in scripts/import-law/server-rules.cjs.",
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
      pathNot: String.raw`^server/src/platform/jobs/|^server/src/database/(migrate-queue|load-graphile-worker)\.ts$`,
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
];

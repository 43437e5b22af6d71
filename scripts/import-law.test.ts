import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Cruise, configPath, cruiseImports, importsOfProduct } from "./cruise-imports.ts";
import { findFolderCycles } from "./folder-cycles.ts";

/** One import and the rule it breaks. */
type Breach = [rule: string, from: string, imported: string];

const breaches: Breach[] = [
  ["no-cycles", "server/src/domains/files/one.ts", "./two.ts"],
  ["no-cycles", "web/src/session/fresh.ts", "type ./kept.ts"],
  ["no-unresolvable", "server/src/domains/files/lost.ts", "./nowhere.ts"],
  ["no-undeclared-packages", "server/src/platform/mail/send.ts", "undeclared"],
  ["no-development-packages-in-the-product", "server/src/platform/mail/test-mail.ts", "dev-only"],
  ["packages-meet-by-name", "server/src/platform/mail/texts.ts", "../../../../contract/src/a.ts"],
  ["contract-imports-zod-alone", "contract/src/read-file.ts", "node:fs"],
  ["contract-imports-zod-alone", "contract/src/cookie.ts", "type fastify"],
  ["server-knows-no-web", "server/src/render.ts", "../../web/src/ui/student/button.tsx"],
  ["web-knows-no-server", "web/src/session/user.ts", "type ../../../server/src/main.ts"],
  ["journeys-use-the-product-from-outside", "e2e/support/data.ts", "../../server/src/main.ts"],
  ["platform-knows-no-domain", "server/src/platform/who.ts", "../domains/accounts/index.ts"],
  ["platform-knows-no-domain", "server/src/platform/row.ts", "../database/tables/users.ts"],
  ["database-knows-no-domain", "server/src/database/seed.ts", "../domains/accounts/index.ts"],
  ["domains-know-no-application", "server/src/domains/files/boot.ts", "../../app.ts"],
  ["domains-look-down-from-accounts", "server/src/domains/accounts/a.ts", "../files/index.ts"],
  ["domains-look-down-from-files", "server/src/domains/files/a.ts", "../courses/index.ts"],
  ["domains-look-down-from-courses", "server/src/domains/courses/a.ts", "../learning/index.ts"],
  ["domains-look-down-from-learning", "server/src/domains/learning/a.ts", "../opinions/index.ts"],
  [
    "domains-look-down-from-discussion",
    "server/src/domains/discussion/a.ts",
    "../opinions/index.ts",
  ],
  ["domains-look-down-from-opinions", "server/src/domains/opinions/a.ts", "../workbook/index.ts"],
  ["domains-look-down-from-articles", "server/src/domains/articles/a.ts", "../workbook/index.ts"],
  ["domains-look-down-from-workbook", "server/src/domains/workbook/a.ts", "../videos/index.ts"],
  ["domains-look-down-from-recall", "server/src/domains/recall/a.ts", "../videos/index.ts"],
  ["domains-look-down-from-videos", "server/src/domains/videos/a.ts", "../authoring/index.ts"],
  ["domains-look-down-from-authoring", "server/src/domains/authoring/a.ts", "../surveys/index.ts"],
  [
    "domains-look-down-from-surveys",
    "server/src/domains/surveys/a.ts",
    "../announcements/index.ts",
  ],
  [
    "domains-look-down-from-announcements",
    "server/src/domains/announcements/a.ts",
    "../community/index.ts",
  ],
  ["domains-look-down-from-community", "server/src/domains/community/a.ts", "../live/index.ts"],
  ["domains-look-down-from-live", "server/src/domains/live/a.ts", "../diplomas/index.ts"],
  ["domains-look-down-from-diplomas", "server/src/domains/diplomas/a.ts", "../insight/index.ts"],
  [
    "domains-look-down-from-insight",
    "server/src/domains/insight/a.ts",
    "../administration/index.ts",
  ],
  [
    "domains-look-down-from-webhooks",
    "server/src/domains/webhooks/a.ts",
    "../administration/index.ts",
  ],
  [
    "domains-look-down-from-notifications",
    "server/src/domains/notifications/a.ts",
    "../insight/index.ts",
  ],
  [
    "domains-look-down-from-administration",
    "server/src/domains/administration/a.ts",
    "../privacy/index.ts",
  ],
  ["domains-are-listed", "server/src/domains/insight/news.ts", "../gossip/index.ts"],
  ["domains-meet-at-index", "server/src/domains/courses/door.ts", "../accounts/find-user.ts"],
  ["policies-meet-policies", "server/src/domains/files/list.ts", "../accounts/age-policy.ts"],
  [
    "modules-are-for-the-application",
    "server/src/domains/files/start.ts",
    "../accounts/accounts-module.ts",
  ],
  [
    "jobs-and-handlers-are-for-every-process",
    "server/src/main.ts",
    "./domains/accounts/accounts-jobs.ts",
  ],
  ["commands-load-no-routes", "server/src/cli/list.ts", "../app.ts"],
  ["only-jobs-know-the-queue", "server/src/domains/files/queue.ts", "graphile-worker"],
  ["outsiders-use-the-door", "server/src/cli/user.ts", "../domains/accounts/find-user.ts"],
  ["outsiders-use-the-door", "server/src/app.ts", "./domains/accounts/account-routes.ts"],
  ["doors-do-not-open-inwards", "server/src/domains/accounts/inward.ts", "./index.ts"],
  ["policies-are-pure", "server/src/domains/courses/course-policy.ts", "../../platform/clock.ts"],
  ["policies-are-pure", "server/src/domains/courses/file-policy.ts", "node:fs"],
  ["only-routes-know-http", "server/src/domains/courses/create-course.ts", "type fastify"],
  ["only-routes-know-http", "server/src/domains/courses/show-course.ts", "@fastify/cookie"],
  ["only-routes-know-http", "server/src/domains/files/refuse.ts", "../../platform/http/error.ts"],
  ["only-routes-know-http", "server/src/platform/limit.ts", "type ./http/error.ts"],
  ["routes-ask-no-database", "server/src/domains/courses/course-routes.ts", "drizzle-orm"],
  ["testing-stays-out-of-the-product", "server/src/main.ts", "./testing/factories.ts"],
  ["features-do-not-meet", "web/src/features/notes/notes.tsx", "../opinions/opinion.tsx"],
  [
    "features-are-entered-by-their-doors",
    "web/src/app/routes/note.tsx",
    "../../features/notes/note.ts",
  ],
  ["feature-doors-do-not-open-inwards", "web/src/features/notes/inward.ts", "./index.ts"],
  ["web-folders-are-listed", "web/src/session/news.ts", "../gossip/news.ts"],
  ["web-looks-down-from-ui", "web/src/ui/kind.ts", "../section-kinds/kind.ts"],
  ["web-looks-down-from-storage", "web/src/storage/kept.ts", "../api/call.ts"],
  ["web-looks-down-from-i18n", "web/src/i18n/locale.ts", "../session/locale.ts"],
  ["web-looks-down-from-api", "web/src/api/call.ts", "../features/notes/index.ts"],
  ["web-looks-down-from-session", "web/src/session/part.ts", "../loading/part.ts"],
  ["web-looks-down-from-loading", "web/src/loading/draft.ts", "../drafts/draft.ts"],
  ["web-looks-down-from-areas", "web/src/areas/item.ts", "../drafts/draft.ts"],
  ["web-looks-down-from-class-times", "web/src/class-times/now.ts", "../uploads/upload.ts"],
  ["web-looks-down-from-uploads", "web/src/uploads/text.ts", "../rich-text/text.ts"],
  ["web-looks-down-from-people-table", "web/src/people-table/row.ts", "../features/notes/index.ts"],
  [
    "web-looks-down-from-row-selection",
    "web/src/row-selection/row.ts",
    "../features/notes/index.ts",
  ],
  ["web-looks-down-from-drafts", "web/src/drafts/notes.ts", "../features/notes/index.ts"],
  ["web-looks-down-from-discussion", "web/src/discussion/list.ts", "../features/notes/index.ts"],
  ["web-looks-down-from-moderation", "web/src/moderation/list.ts", "../features/notes/index.ts"],
  ["web-looks-down-from-rich-text", "web/src/rich-text/chart.ts", "../charts/chart.ts"],
  ["web-looks-down-from-charts", "web/src/charts/poll.ts", "../section-kinds/poll/poll.ts"],
  ["web-looks-down-from-survey-charts", "web/src/survey-charts/a.ts", "../section-kinds/kind.ts"],
  ["web-looks-down-from-video-library", "web/src/video-library/a.ts", "../section-kinds/kind.ts"],
  ["web-looks-down-from-lesson-text", "web/src/lesson-text/a.ts", "../features/notes/index.ts"],
  [
    "web-looks-down-from-course-library",
    "web/src/course-library/a.ts",
    "../features/notes/index.ts",
  ],
  ["web-looks-down-from-section-kinds", "web/src/section-kinds/a.ts", "../features/notes/index.ts"],
  ["web-looks-down-from-features", "web/src/features/notes/link.tsx", "../../app/router.tsx"],
  ["section-kinds-do-not-meet", "web/src/section-kinds/video/end.ts", "../paragraph/end.ts"],
  ["students-load-no-staff-code", "web/src/section-kinds/video/a.ts", "./staff/fields.tsx"],
  ["students-load-no-staff-code", "web/src/app/routes/account/a.tsx", "../../../ui/staff/menu.tsx"],
  ["ui-imports-nothing-of-ours", "web/src/ui/student/avatar.tsx", "../../session/avatar.ts"],
  ["ui-imports-nothing-of-ours", "web/src/ui/student/kind.tsx", "type @paso/contract"],
  ["ui-kits-do-not-mix", "web/src/ui/student/picker.tsx", "../staff/picker.tsx"],
  ["web-runs-in-browsers", "web/src/session/read.ts", "node:fs"],
];

/** The other directions of the cycles above; a cycle is reported once. */
const cycleEnds: [from: string, imported: string][] = [
  ["server/src/domains/files/two.ts", "type ./one.ts"],
  ["web/src/session/kept.ts", "./fresh.ts"],
];

/** A cycle of folders without a cycle of files. */
const folderCycle: [from: string, imported: string][] = [
  ["server/src/platform/mail/compose.ts", "../queue/push.ts"],
  ["server/src/platform/queue/retry.ts", "type ../mail/letter.ts"],
];

/** Imports that look alike and are lawful. */
const lawful: [from: string, imported: string][] = [
  ["contract/src/title.ts", "zod"],
  ["contract/src/title.test.ts", "node:fs"],
  ["server/src/domains/learning/advance.ts", "../courses/index.ts"],
  ["server/src/domains/learning/advance.ts", "@paso/contract"],
  ["server/src/domains/learning/advance.test.ts", "../courses/find-course.ts"],
  ["server/src/domains/learning/progress-policy.ts", "./window-policy.ts"],
  ["server/src/domains/learning/progress-policy.ts", "type ../courses/index.ts"],
  ["server/src/domains/learning/progress-policy.ts", "type ./advance.ts"],
  ["server/src/domains/learning/progress-policy.ts", "@paso/contract"],
  ["server/src/domains/learning/page-routes.ts", "fastify"],
  ["server/src/domains/learning/page-routes.ts", "../../platform/http/serve.ts"],
  ["server/src/platform/http/serve.ts", "fastify"],
  ["server/src/platform/rate-limit.ts", "../database/tables/platform-tables.ts"],
  ["server/src/platform/context.ts", "type ../database/connection.ts"],
  ["server/src/app.ts", "./domains/accounts/index.ts"],
  ["server/src/background.ts", "./domains/accounts/accounts-jobs.ts"],
  ["server/src/cli/start.ts", "../app.ts"],
  ["server/src/platform/jobs/run-jobs.ts", "type graphile-worker"],
  ["server/src/database/migrate-queue.ts", "graphile-worker"],
  ["server/src/cli/course.ts", "../domains/courses/index.ts"],
  ["web/src/app/routes/page.tsx", "../../features/notes/index.ts"],
  ["web/src/app/routes/page.tsx", "../../features/opinions/index.ts"],
  ["web/src/features/notes/index.ts", "./note.ts"],
  ["web/src/features/notes/poll.ts", "../../section-kinds/poll/poll.ts"],
  ["web/src/section-kinds/radio/view.ts", "../poll/poll.ts"],
  ["web/src/section-kinds/staff-kinds.ts", "./video/staff/fields.tsx"],
  ["web/src/features/notes/note.ts", "../../ui/student/button.tsx"],
  ["web/src/ui/staff/button.tsx", "react"],
];

const manifests = {
  "package.json": { name: "tree", private: true },
  "contract/package.json": {
    name: "@paso/contract",
    exports: { ".": "./src/index.ts" },
    dependencies: { zod: "*" },
  },
  "server/package.json": {
    dependencies: {
      "@paso/contract": "*",
      fastify: "*",
      "@fastify/cookie": "*",
      "drizzle-orm": "*",
      "graphile-worker": "*",
    },
    devDependencies: { "dev-only": "*" },
  },
  "web/package.json": { dependencies: { "@paso/contract": "*", react: "*" } },
  "e2e/package.json": {},
};
const packages = [
  "zod",
  "fastify",
  "@fastify/cookie",
  "drizzle-orm",
  "graphile-worker",
  "react",
  "dev-only",
  "undeclared",
];

const require = createRequire(import.meta.url);

/** Writes files that hold nothing but imports, and empty files for what they import. */
function plantTree(folder: string, imports: (readonly [from: string, imported: string])[]): void {
  const sources = new Map<string, string[]>();
  for (const [from, imported] of imports) {
    const [name, isType] = imported.startsWith("type ")
      ? [imported.slice(5), true]
      : [imported, false];
    const statement = isType ? `import type { a } from "${name}";` : `import "${name}";`;
    sources.set(from, [...(sources.get(from) ?? []), statement]);
    const target = join(dirname(from), name);
    if (name.startsWith(".") && name !== "./nowhere.ts" && !sources.has(target)) {
      sources.set(target, []);
    }
  }
  const files = new Map<string, string>([
    ...Object.entries(manifests).map(([path, value]) => [path, JSON.stringify(value)] as const),
    ...packages.map((name) => [`node_modules/${name}/dist/index.js`, ""] as const),
    ...packages.map(
      (name) =>
        [
          `node_modules/${name}/package.json`,
          JSON.stringify({ name, main: "dist/index.js" }),
        ] as const,
    ),
    ["contract/src/index.ts", ""],
    ...[...sources].map(([path, statements]) => [path, statements.join("\n")] as const),
  ]);
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  mkdirSync(join(folder, "node_modules/@paso"), { recursive: true });
  symlinkSync(join(folder, "contract"), join(folder, "node_modules/@paso/contract"));
}

describe("the import law", () => {
  const folder = mkdtempSync(join(tmpdir(), "paso-import-law-"));
  let cruise: Cruise;
  let reported: string[];

  beforeAll(async () => {
    plantTree(folder, [
      ...cycleEnds,
      ...breaches.map(([, from, imported]) => [from, imported] as const),
      ...folderCycle,
      ...lawful,
    ]);
    cruise = await cruiseImports(folder, ["contract", "server", "web", "e2e"]);
    reported = cruise.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(breaches)("%s refuses that %s imports %s", (rule, from) => {
    expect(reported).toContain(`${rule}: ${from}`);
  });

  it.each(lawful)("lets %s import %s", (from) => {
    expect(reported.filter((line) => line.endsWith(` ${from}`))).toEqual(
      breaches.filter((breach) => breach[1] === from).map((breach) => `${breach[0]}: ${from}`),
    );
  });

  it("refuses a cycle of folders", () => {
    const cycles = findFolderCycles(importsOfProduct(cruise));
    expect(cycles).toContainEqual([
      { from: "server/src/platform/mail/compose.ts", to: "server/src/platform/queue/push.ts" },
      { from: "server/src/platform/queue/retry.ts", to: "server/src/platform/mail/letter.ts" },
    ]);
  });

  it("has a breach for every rule", () => {
    const config = require(configPath) as { forbidden: { name: string }[] };
    expect(new Set(breaches.map(([rule]) => rule))).toEqual(
      new Set(config.forbidden.map(({ name }) => name)),
    );
  });

  it("sees the real graph: values, types and other workspaces", async () => {
    const root = resolve(import.meta.dirname, "..");
    const { modules } = await cruiseImports(root, ["contract", "server"]);
    const edges = modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => `${source} -> ${resolved}`),
    );
    expect(edges).toContain("contract/src/api.ts -> contract/src/accounts/session-endpoints.ts");
    expect(edges).toContain("server/src/platform/context.ts -> server/src/database/connection.ts");
    expect(edges.some((edge) => /^server\/.+ -> contract\/src\/index\.ts$/.test(edge))).toBe(true);
  }, 180_000);
});

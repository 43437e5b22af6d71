/**
 * `npm run bench:scripts`: tries to inject scripts into a site by every text input, and opens every screen as
 * every role; see `docs/security.md`.
 *
 *    npm run bench:scripts -- [--stages sanitised,stored,control] [--tabs 3] [--roles student,admin] [--most
 * 40]
 *      [--vectors 500]
 *
 * Exits with code 1 if one of thousands of scripts runs.
 */
import { parseArgs } from "node:util";

import { chromium } from "@playwright/test";

import { browserArguments, findBrowser } from "../scripts/find-browser.ts";
import { readOperations } from "./attacks/api-document.ts";
import { findKnownIds } from "./attacks/known-ids.ts";
import { openScreens, type Opened, spread } from "./attacks/open-screens.ts";
import { overwriteTexts } from "./attacks/overwrite-texts.ts";
import { insertProgress, letStaffIn, plantByApi, plantByArchive } from "./attacks/plant-texts.ts";
import { makeScriptVectors } from "./attacks/script-vectors.ts";
import { ROLES, startDemoSite } from "./attacks/start-demo-site.ts";

const { values: options } = parseArgs({
  options: {
    stages: { type: "string", default: "sanitised,stored,control" },
    tabs: { type: "string", default: "3" },
    roles: { type: "string", default: ROLES.join(",") },
    /** Maximum number of screens per role, and of lesson pages, spread over all. */
    most: { type: "string" },
    /** Number of scripts, spread over all; all unless given. */
    vectors: { type: "string" },
  },
});
const stages = options.stages.split(",");
const tabs = Number(options.tabs);
const roles = ROLES.filter((role) => options.roles.split(",").includes(role));
const most = numberOf(options.most);

await using open = new AsyncDisposableStack();
const site = await startDemoSite(open);
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserArguments, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
});
open.defer(() => browser.close());
const vectors = spread(makeScriptVectors(), numberOf(options.vectors));
const operations = await readOperations(site.origin);

const courses = await plantByArchive(site, vectors);
const planted = await plantByApi(site, operations, vectors);
// Some of those calls remove access to the courses.
await site.putBack();
await insertProgress(site, courses);
await letStaffIn(site, courses);
console.log(
  `${vectors.length} scripts in two courses; ${planted.taken} of ${planted.sent} calls of ` +
    `${planted.endpoints} endpoints took more of them.`,
);
const known = await findKnownIds(site.client);
const where = { site, browser, known, courses, tabs, roles, most };

if (stages.includes("sanitised")) {
  report("sanitised, without the page's policy", await openScreens({ ...where, policy: false }));
}
if (stages.includes("stored") || stages.includes("control")) {
  const columns = await overwriteTexts(site.client, courses, vectors);
  console.log(`Scripts were put into ${columns} columns past the sanitiser.`);
}
if (stages.includes("stored")) {
  report(
    "past the sanitiser, with the page's policy",
    await openScreens({ ...where, policy: true }),
  );
}
if (stages.includes("control")) {
  // The same without either defence: scripts that run here prove that the others would be noticed.
  const lessons = { lessonsOnly: true, roles: ["student"] as const, most: 4 };
  const { ran } = await openScreens({ ...where, ...lessons, policy: false });
  console.log(`With neither, ${ran.size} of the scripts on four pages run.`);
  if (ran.size === 0) process.exitCode = 1;
}

function numberOf(option: string | undefined): number | undefined {
  return option === undefined ? undefined : Number(option);
}

function report(stage: string, { seen, ran }: Opened): void {
  console.log(`${stage}: ${ran.size} scripts ran.`);
  for (const [role, { screens, sections, armed }] of seen) {
    console.log(
      `  ${role.padEnd(10)} ${screens} screens with ${sections} sections of lessons, ` +
        `${armed} scripts left that would run`,
    );
  }
  for (const [script, screen] of [...ran].slice(0, 20)) console.log(`  ${script} at ${screen}`);
  if (ran.size > 0) process.exitCode = 1;
}

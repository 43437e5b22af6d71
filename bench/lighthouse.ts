/**
 * `npm run bench:lighthouse`: the student course page on a simulated slow phone, measured by Lighthouse: a
 * course's first page, and one with many finished sections.
 *
 *    npm run bench:lighthouse -- [--course FOLDER] [--finished 20] [--runs 3]
 *
 * Without `--course` it uses the demo course, whose pages are shorter. Lighthouse is fetched from the npm
 * registry on demand, it is not a dependency. Exits with code 1 if a budget is missed.
 */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";

import { browserArguments, findBrowser } from "../scripts/find-browser.ts";
import { startProduct } from "./servers/start-product.ts";
import { signInStudent, takeUntil } from "./take-sections.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";

const holdBack = (latencyMs: number, kbps: number) => [
  "--throttling-method=devtools",
  `--throttling.requestLatencyMs=${latencyMs}`,
  `--throttling.downloadThroughputKbps=${kbps}`,
  `--throttling.uploadThroughputKbps=${kbps / 2}`,
  "--throttling.cpuSlowdownMultiplier=4",
];

/**
 * The slow phone, 4x CPU, 1.6 Mbit/s and 150 ms, in two ways: simulated by Lighthouse from a fast visit, and
 * by a throttled visit; and slow 3G, 50 kB/s and 400 ms. `paint` is the budget of the largest contentful
 * paint in milliseconds for an untouched page, and for one with much finished.
 */
const METHODS = {
  reckoned: { flags: ["--throttling-method=simulate"], paint: [2_000, 2_000] },
  "held back": { flags: holdBack(150, 1_600), paint: [1_000, 2_000] },
  "slow 3G": { flags: holdBack(400, 400), paint: [2_500, 6_700] },
} as const;
type Method = keyof typeof METHODS;

/** Milliseconds, except for the layout shift, which has no unit. */
const BUDGETS = [
  { audit: "total-blocking-time", name: "total blocking time", limit: 100 },
  { audit: "cumulative-layout-shift", name: "layout shift", limit: 0 },
] as const;

const { values: options } = parseArgs({
  options: {
    course: { type: "string" },
    finished: { type: "string" },
    runs: { type: "string", default: "3" },
  },
});

const course = options.course ?? "demo/first-steps";
const finished = Number(options.finished ?? (options.course ? 20 : 6));

interface Report {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
}

await using open = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), "paso-lighthouse-"));
open.defer(() => rm(folder, { recursive: true, force: true }));
const product = await startProduct([], 10);
open.defer(() => product.stop());
const browser = await findBrowser();

const printed = await product.paso("import", "--publish", course);
const courseId = Number(/course (\d+)/i.exec(printed)?.[1]);
await product.paso("user", "enrol", "--email", product.account.email, "--course", String(courseId));
const student = await signInStudent(product.origin, product.account);
const first = await takeUntil(student, courseId, 0);
let isOver = await measureAll("first page, nothing done", first, 0);
const later = await takeUntil(student, courseId, finished);
isOver = (await measureAll(`page with ${finished} sections done`, later, 1)) || isOver;
if (isOver) process.exitCode = 1;

/** @param place index of the paint budget in a method's */
async function measureAll(what: string, path: string, place: 0 | 1): Promise<boolean> {
  let isOver = false;
  for (const method of Object.keys(METHODS) as Method[]) {
    isOver = (await measure(what, { path, method, paint: METHODS[method].paint[place] })) || isOver;
  }
  return isOver;
}

/** Prints the medians of several runs; returns whether one is over budget. */
async function measure(
  what: string,
  { path, method, paint }: { path: string; method: Method; paint: number },
): Promise<boolean> {
  const reports: Report[] = [];
  for (let run = 0; run < Number(options.runs); run++) reports.push(await audit(path, method));
  console.log(`\n${what}, ${method}, the median of ${options.runs}`);
  for (const category of ["performance", "accessibility", "best-practices"]) {
    const score = median(reports.map(({ categories }) => categories[category]?.score ?? 0));
    console.log(`  ${category.padEnd(28)} ${(score * 100).toFixed(0).padStart(6)} of 100`);
  }
  const budgets = [
    { audit: "largest-contentful-paint", name: "largest contentful paint", limit: paint },
    ...BUDGETS,
  ];
  return budgets
    .map(({ audit: id, name, limit }) => {
      const value = median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
      const isWithin = value <= limit;
      const shown = limit === 0 ? value.toFixed(3) : `${value.toFixed(0)} ms`;
      console.log(
        `  ${name.padEnd(28)} ${shown.padStart(8)}, of ${limit}${isWithin ? "" : ": OVER BUDGET"}`,
      );
      return !isWithin;
    })
    .some(Boolean);
}

async function audit(path: string, method: Method): Promise<Report> {
  const file = join(folder, "report.json");
  const flags = [
    product.origin + path,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    "--only-categories=performance,accessibility,best-practices",
    ...METHODS[method].flags,
    `--extra-headers=${JSON.stringify({ Cookie: student.cookie })}`,
    `--chrome-flags=${["--headless=new", ...browserArguments].join(" ")}`,
  ];
  await promisify(execFile)(
    "npm",
    ["exec", "--yes", `--package=${LIGHTHOUSE}`, "--", "lighthouse", ...flags],
    {
      env: { ...process.env, CHROME_PATH: browser },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(await readFile(file, "utf8")) as Report;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Finds or installs a Chromium for tests: PASO_CHROMIUM, an installed one, Playwright's own download,
 * Debian's package. As a program it prints the browser's path.
 */
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { chromium } from "@playwright/test";

import { runStep, type Step } from "./run-step.ts";

/** The first is the lightest: it has no windows, whose code the others load even when headless. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
] as const;

const isRoot = process.getuid?.() === 0;

/** Arguments every Chromium of ours starts with: no calls home, and no sandbox where root runs it. */
export const browserArguments: readonly string[] = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The path of an installed browser, if any.
 * @throws if PASO_CHROMIUM names a file that cannot be run
 */
export function findInstalledBrowser(): string | undefined {
  const named = process.env.PASO_CHROMIUM;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`PASO_CHROMIUM is ${named}, which is not a program that can be run.`);
  }
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, chromium.executablePath()].find(isExecutable);
}

/**
 * The path of a browser, downloaded if none is installed.
 * @throws with instructions if none can be had
 */
export async function findBrowser(): Promise<string> {
  const installed = findInstalledBrowser();
  if (installed) return installed;
  console.error("No Chromium is installed; fetching one.");
  const attempts: Pick<Step, "name" | "command">[] = [
    { name: "Playwright's Chromium", command: ["playwright", "install", "chromium"] },
  ];
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    const install = ["apt-get", "install", "--yes", "--no-install-recommends"] as const;
    attempts.push(
      { name: "package lists", command: ["apt-get", "update"] },
      { name: "Debian's Chromium without a window", command: [...install, NAMES[0]] },
      { name: "Debian's Chromium", command: [...install, "chromium"] },
    );
  }
  for (const { name, command } of attempts) {
    const { passed, output } = await runStep({
      name,
      command,
      limitSeconds: 180,
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
    const found = findInstalledBrowser();
    if (found) return found;
    if (!passed) console.error(`${name} could not be had: ${output.trim().split("\n").at(-1)}`);
  }
  throw new Error(
    "No Chromium to test in. Install one (Debian: `sudo apt-get install chromium-headless-shell`; " +
      "elsewhere: `npx playwright install --with-deps chromium`), or set PASO_CHROMIUM to its path.",
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (import.meta.main) console.log(await findBrowser());

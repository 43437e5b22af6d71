import { execFileSync } from "node:child_process";
import { getPriority } from "node:os";

import { expect, it } from "vitest";

/** This process's own niceness, maybe lowered already; 4 more leave a third of its share. */
const USUAL = getPriority();
const LOWER = Math.min(USUAL + 4, 19);
const file = new URL("./lower-priority.ts", import.meta.url).href;
const PROGRAM = `
  const { collectGarbageInBackground } = await import("${file}");
  const { readdirSync, readFileSync } = await import("node:fs");
  const { getPriority } = await import("node:os");
  collectGarbageInBackground();
  const threads = readdirSync("/proc/self/task").map((id) => ({
    name: readFileSync("/proc/self/task/" + id + "/comm", "utf8").trim(),
    priority: getPriority(Number(id)),
  }));
  console.log(JSON.stringify(threads));
`;

it.skipIf(process.platform !== "linux")(
  "V8's threads give way, and those that serve requests do not",
  () => {
    const output = execFileSync(process.execPath, ["--input-type=module", "-e", PROGRAM], {
      encoding: "utf8",
    });
    const threads = JSON.parse(output) as { name: string; priority: number }[];
    const collecting = threads.filter(({ name }) => name === "V8Worker");
    expect(collecting.length).toBeGreaterThan(0);
    expect(collecting.filter(({ priority }) => priority !== LOWER)).toEqual([]);
    expect(
      threads.filter(({ name }) => name !== "V8Worker").map(({ priority }) => priority),
    ).toContain(USUAL);
  },
);

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { expect, it } from "vitest";

const MODULE = JSON.stringify(join(import.meta.dirname, "wait-for-shutdown.ts"));

/** A process that reports when it listens, and when it was asked to stop. */
const PROGRAM = `
  const { waitForShutdown } = await import(${MODULE});
  const shutdown = waitForShutdown({ startedByNpm: process.argv[1] === "npm" });
  const alive = setInterval(() => {}, 1000);
  console.log("listening", shutdown.isRequested());
  await shutdown.requested;
  console.log("asked", shutdown.isRequested());
  clearInterval(alive);
  process.exit(3);`;

it.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
  "%s asks to stop and does not kill",
  async (signal) => {
    const child = spawn(process.execPath, ["--input-type=module", "--eval", PROGRAM, "-"]);
    await once(child.stdout, "data");
    child.kill(signal);
    const [said, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
    expect(said).toBe("asked true\n");
    expect(code).toBe(3);
  },
);

it("takes the end of npm's shell for a request to stop", async () => {
  const shell = spawn("sh", [
    "-c",
    '"$0" --input-type=module --eval "$1" npm; true',
    process.execPath,
    PROGRAM,
  ]);
  await once(shell.stdout, "data");
  shell.kill("SIGKILL");
  expect(await text(shell.stdout)).toBe("asked true\n");
});

import { readFileSync } from "node:fs";

import { afterEach, describe, expect, it, vi } from "vitest";

import { runStep } from "./run-step.ts";

describe("runStep", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("passes a command that exits with 0 and keeps its output", async () => {
    const result = await runStep({ name: "both", command: ["sh", "-c", "echo out; echo err >&2"] });
    expect(result.passed).toBe(true);
    expect(result.output.split("\n").toSorted()).toEqual(["", "err", "out"]);
  });

  it("fails a command that ends with another code", async () => {
    const result = await runStep({ name: "exit", command: ["sh", "-c", "exit 3"] });
    expect(result.passed).toBe(false);
  });

  it("fails a missing program, and says so", async () => {
    // An unreadable folder in PATH would make it EACCES.
    vi.stubEnv("PATH", "/usr/bin");
    const result = await runStep({ name: "none", command: ["no-such-program"] });
    expect(result).toMatchObject({ passed: false });
    expect(result.output).toContain("ENOENT");
  });

  it("finds the programs of node_modules, Node 24 among them", async () => {
    const result = await runStep({ name: "node", command: ["node", "--version"] });
    expect(result.output).toMatch(/^v(2[4-9]|[3-9]\d)\./);
  });

  it("ends a command after its limit, with all it started", async () => {
    const result = await runStep({
      name: "hang",
      command: ["sh", "-c", "sleep 60 & echo child $!; wait"],
      limitSeconds: 0.5,
    });
    expect(result.passed).toBe(false);
    expect(result.output).toContain("Ended after 0.5 seconds.");
    expect(result.seconds).toBeLessThan(10);
    const pid = Number(/child (\d+)/.exec(result.output)?.[1]);
    expect(pid).toBeGreaterThan(1);
    await expect.poll(() => isRunning(pid)).toBe(false);
  });
});

/** A killed process may stay a zombie until it is reaped; that counts as ended. */
function isRunning(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return !stat.slice(stat.lastIndexOf(")")).startsWith(") Z");
  } catch {
    return false;
  }
}

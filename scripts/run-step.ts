import { spawn } from "node:child_process";
import { resolve } from "node:path";

import { endProcessGroup, stepEnvironment } from "./process-groups.ts";
import { isStopping } from "./stop-when-asked.ts";

/** The checkout's root; every step runs there unless it says otherwise. */
export const root = resolve(import.meta.dirname, "..");

/** One command of the checks or tests. */
export interface Step {
  name: string;
  /** Program and arguments; programs in node_modules/.bin are found by name. */
  command: readonly [program: string, ...args: string[]];
  env?: Readonly<Record<string, string>>;
  /** Timeout in seconds, after which it has failed; 300 unless given. */
  limitSeconds?: number;
}

export interface StepResult {
  step: Step;
  passed: boolean;
  seconds: number;
  /** Standard output and error, interleaved; empty if they were shown live. */
  output: string;
}

/**
 * Runs a command to its end and never rejects: one that cannot be started has failed. Never resolves once
 * this program has been asked to stop.
 * @param options.live shows the output live instead of collecting it
 */
export function runStep(step: Step, options: { live?: boolean } = {}): Promise<StepResult> {
  const startedAt = performance.now();
  const [program, ...args] = step.command;
  return new Promise((finish) => {
    if (isStopping()) return;
    let output = "";
    // A separate process group, so that it ends with all it started.
    const child = spawn(program, args, {
      cwd: root,
      detached: true,
      stdio: ["ignore", options.live ? "inherit" : "pipe", options.live ? "inherit" : "pipe"],
      env: {
        ...stepEnvironment(),
        ...step.env,
        PATH: `${root}/node_modules/.bin:${process.env.PATH}`,
      },
    });
    const { pid } = child;
    const limitSeconds = step.limitSeconds ?? 300;
    let isOverdue = false;
    const limit = setTimeout(() => {
      isOverdue = true;
      output += `\nEnded after ${limitSeconds} seconds.\n`;
      if (options.live) console.error(`\n${step.name} was ended after ${limitSeconds} seconds.`);
      if (pid) void endProcessGroup(pid);
    }, limitSeconds * 1000);
    const settle = (passed: boolean) => {
      clearTimeout(limit);
      if (isStopping()) return;
      finish({ step, passed, output, seconds: (performance.now() - startedAt) / 1000 });
    };
    child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", (error) => {
      output += error.message;
      settle(false);
    });
    child.on("close", (code) => settle(code === 0 && !isOverdue));
  });
}

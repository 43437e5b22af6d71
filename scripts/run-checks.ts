import { availableParallelism } from "node:os";

import { runStep, type Step, type StepResult } from "./run-step.ts";

/** A tool that crashes may print its whole state on one line. */
const LINE_LIMIT = 400;

/** Runs independent steps in parallel and reports each outcome as it ends. */
export async function runChecks(steps: readonly Step[]): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step);
      report(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return results;
}

function report({ step, passed, seconds, output }: StepResult): void {
  console.log(`${passed ? "ok    " : "FAILED"} ${step.name.padEnd(34)} ${seconds.toFixed(1)} s`);
  if (passed) return;
  const lines = output.trimEnd().split("\n");
  const shown = lines.map((line) =>
    line.length > LINE_LIMIT ? `${line.slice(0, LINE_LIMIT)} ...` : line,
  );
  console.log(`\n$ ${step.command.join(" ")}\n${shown.join("\n")}\n`);
}

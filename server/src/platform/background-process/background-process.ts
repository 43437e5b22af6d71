import { lowerPriority } from "../priority/lower-priority.ts";

/** What the process runs. */
export interface BackgroundTask {
  /** Address of the file whose default export is the task. */
  module: string;
  input: unknown;
}

/** What it sends back for a task: its result, or what went wrong. */
export type BackgroundResult = { result: unknown } | { failure: string };

lowerPriority();

process.on("message", (task: BackgroundTask) => {
  void runTask(task).then((result) => process.send?.(result));
});
process.on("disconnect", () => process.exit());

async function runTask({ module, input }: BackgroundTask): Promise<BackgroundResult> {
  try {
    const { default: task } = (await import(module)) as { default: (input: unknown) => unknown };
    return { result: await task(input) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

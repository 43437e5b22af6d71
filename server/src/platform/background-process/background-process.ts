import { lowerPriority } from "../priority/lower-priority.ts";

/** The task that the process runs. */
export interface BackgroundTask {
  /** URL of the file whose default export is the task. */
  module: string;
  input: unknown;
}

/** The result that it sends back for a task. */
export type BackgroundResult = TaskOutcome & {
  /** CPU time of the task in milliseconds, across all threads. */
  computed: number;
};

type TaskOutcome = { result: unknown } | { failure: string };

lowerPriority();

process.on("message", (task: BackgroundTask) => {
  const before = process.cpuUsage();
  void runTask(task).then((outcome) => {
    const { user, system } = process.cpuUsage(before);
    const result: BackgroundResult = { ...outcome, computed: (user + system) / 1_000 };
    process.send?.(result);
  });
});
process.on("disconnect", () => process.exit());

async function runTask({ module, input }: BackgroundTask): Promise<TaskOutcome> {
  try {
    const { default: task } = (await import(module)) as { default: (input: unknown) => unknown };
    return { result: await task(input) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

import { lowerPriority } from "../priority/lower-priority.ts";

/** What the process runs. */
export interface BackgroundTask {
  /** Address of the file whose default export is the task. */
  module: string;
  input: unknown;
}

/** What it sends back for a task. */
export type BackgroundResult = TaskOutcome & {
  /** Milliseconds of processor time that the task took, of all threads. */
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

import { constants, setPriority } from "node:os";

/** What the process runs. */
export interface BackgroundTask {
  /** Address of the file whose default export is the task. */
  module: string;
  input: unknown;
}

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** The entry of the process: one task after the other. */
export default async function runTask({ module, input }: BackgroundTask): Promise<unknown> {
  const { default: task } = (await import(module)) as { default: (input: unknown) => unknown };
  return task(input);
}

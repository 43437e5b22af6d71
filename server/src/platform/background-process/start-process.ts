import { fork } from "node:child_process";
import { once } from "node:events";
import { getCompileCacheDir } from "node:module";
import { fileURLToPath } from "node:url";

import type { BackgroundResult, BackgroundTask } from "./background-process.ts";

const ENTRY = fileURLToPath(new URL("./background-process.ts", import.meta.url));
/** Heap limit: a task that needs more fails without taking the product down. */
const MOST_MEGABYTES = 512;

/** A child process for one task at a time; while idle, it does not keep this process alive. */
export interface BackgroundProcess {
  hasExited(): boolean;
  /** @throws when the process ends in the middle of the task */
  run(task: BackgroundTask): Promise<BackgroundResult>;
  stop(): void;
}

/** Starts it in a separate session, whose priority it lowers. */
export function startProcess(): BackgroundProcess {
  const child = fork(ENTRY, {
    detached: true,
    serialization: "advanced",
    execArgv: [...process.execArgv, `--max-old-space-size=${MOST_MEGABYTES}`],
    // None of the product's settings, which include secrets.
    env: { NODE_COMPILE_CACHE: getCompileCacheDir() ?? "" },
  });
  let hasExited = false;
  child.once("exit", () => {
    hasExited = true;
  });
  // It may also end while idle, for example by a signal to all processes of a service.
  child.on("error", () => {});
  release();

  function hold(): void {
    child.ref();
    child.channel?.ref();
  }

  function release(): void {
    child.unref();
    child.channel?.unref();
  }

  async function untilExit(signal: AbortSignal): Promise<never> {
    const [code, cause] = (await once(child, "exit", { signal })) as [number | null, string | null];
    throw new Error(`The background process exited with ${cause ?? code}.`);
  }

  return {
    hasExited: () => hasExited,
    async run(task) {
      const settled = new AbortController();
      hold();
      try {
        const message = once(child, "message", { signal: settled.signal });
        const exit = untilExit(settled.signal);
        child.send(task);
        const [outcome] = (await Promise.race([message, exit])) as [BackgroundResult];
        return outcome;
      } finally {
        settled.abort();
        release();
      }
    },
    stop: () => child.kill(),
  };
}

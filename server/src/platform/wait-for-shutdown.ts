import type { Config } from "./config/config.ts";

/** Whether and when this process should end. */
export interface ShutdownSignal {
  /** Resolves on the first request. */
  requested: Promise<void>;
  isRequested(): boolean;
}

/** Milliseconds between checks that npm's shell is alive. */
const CHECK_INTERVAL = 500;

/**
 * Listens for requests to shut down: SIGTERM, SIGINT, SIGHUP, or the end of the parent process, if that
 * is npm's shell or the launcher. From then on signals no longer end the process at once.
 */
export function waitForShutdown({ startedByNpm }: Pick<Config, "startedByNpm">): ShutdownSignal {
  let isRequested = false;
  const requested = new Promise<void>((resolve) => {
    const request = (): void => {
      isRequested = true;
      resolve();
    };
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, request);
    // The launcher holds an IPC channel. npm does not forward signals to what its shell started.
    process.on("disconnect", request);
    const parent = process.ppid;
    if (startedByNpm)
      setInterval(() => process.ppid !== parent && request(), CHECK_INTERVAL).unref();
  });
  return { requested, isRequested: () => isRequested };
}

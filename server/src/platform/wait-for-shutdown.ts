import type { Config } from "./config/config.ts";

/** Whether and when this process is to end. */
export interface ShutdownSignal {
  /** Resolves on the first request. */
  requested: Promise<void>;
  isRequested(): boolean;
}

/** Milliseconds between checks that npm's shell is alive. */
const CHECK_INTERVAL = 500;

/**
 * Listens for requests to shut down: SIGTERM, SIGINT, SIGHUP, or the end of the process that
 * started it, where that is npm's shell or the launcher. From now on signals no longer end it at once.
 */
export function waitForShutdown({ startedByNpm }: Pick<Config, "startedByNpm">): ShutdownSignal {
  let isRequested = false;
  const requested = new Promise<void>((resolve) => {
    const request = (): void => {
      isRequested = true;
      resolve();
    };
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, request);
    // The launcher holds a channel. npm passes no signal on to what its shell started.
    process.on("disconnect", request);
    const parent = process.ppid;
    if (startedByNpm)
      setInterval(() => process.ppid !== parent && request(), CHECK_INTERVAL).unref();
  });
  return { requested, isRequested: () => isRequested };
}

import type { Config } from "./config/config.ts";

/** Whether and when this process is asked to stop. */
export interface StopWish {
  /** Resolves on the first request. */
  asked: Promise<void>;
  isAsked(): boolean;
}

/** Milliseconds between checks that npm's shell is alive. */
const CHECK_INTERVAL = 500;

/**
 * Listens for what asks a process to stop: SIGTERM, SIGINT, SIGHUP, or the end of the process that
 * started it, where that is npm's shell or the launcher. From now on signals no longer end it at once.
 */
export function waitForShutdown({ startedByNpm }: Pick<Config, "startedByNpm">): StopWish {
  let isAsked = false;
  const asked = new Promise<void>((resolve) => {
    const ask = (): void => {
      isAsked = true;
      resolve();
    };
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, ask);
    // The launcher holds a channel. npm passes no signal on to what its shell started.
    process.on("disconnect", ask);
    const parent = process.ppid;
    if (startedByNpm) setInterval(() => process.ppid !== parent && ask(), CHECK_INTERVAL).unref();
  });
  return { asked, isAsked: () => isAsked };
}

/** The wish that this process end. */
export interface StopWish {
  /** Resolves when it is uttered. */
  asked: Promise<void>;
  isAsked(): boolean;
}

/**
 * Listens for what asks a process to stop: SIGTERM, SIGINT, SIGHUP, or the end of the process that
 * started it with a channel. From now on these no longer end it at once.
 */
export function untilAskedToStop(): StopWish {
  let isAsked = false;
  const asked = new Promise<void>((resolve) => {
    const ask = (): void => {
      isAsked = true;
      resolve();
    };
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, ask);
    process.on("disconnect", ask);
  });
  return { asked, isAsked: () => isAsked };
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";

/** Ends with this process, even if that is killed. */
const LOOP = "const parent = process.ppid; while (process.ppid === parent);";

/**
 * Keeps the processors from falling asleep: a loop of the lowest scheduling class for each of them,
 * which gives way to all other work. A single student leaves them idle between requests, and waking a
 * virtual processor can take longer than all that a short request costs; it decides about the result then,
 * instead of the servers that are compared.
 * @returns null where there is no `chrt`
 */
export async function keepAwake(): Promise<AsyncDisposable | null> {
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn("chrt", ["--idle", "0", process.execPath, "--eval", LOOP], { stdio: "ignore" }),
  );
  const started = await Promise.allSettled(loops.map((loop) => once(loop, "spawn")));
  const running = loops.filter((_, index) => started[index]!.status === "fulfilled");
  if (running.length === 0) return null;
  return {
    async [Symbol.asyncDispose]() {
      await Promise.all(
        running.map(async (loop) => {
          if (loop.exitCode !== null || loop.signalCode !== null) return;
          const ended = once(loop, "exit");
          loop.kill("SIGKILL");
          await ended;
        }),
      );
    },
  };
}

import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import type { LoadOrder, LoadResult } from "./load-order.ts";

/** The running load process. */
export interface Load {
  /** Sends one order's requests; one order at a time. Fails at the first response other than 200. */
  send(order: LoadOrder): Promise<LoadResult>;
  stop(): void;
}

/** Timeout of the last responses in milliseconds. */
const PATIENCE = 60_000;

export function startLoad(): Load {
  const child = fork(join(import.meta.dirname, "load-process.ts"), { serialization: "advanced" });
  const ended = once(child, "exit").then(() => {
    throw new Error("The load process ended.");
  });
  ended.catch(() => {});
  return {
    async send(order) {
      child.send(order);
      const signal = AbortSignal.timeout(order.limit + PATIENCE);
      const [answer] = (await Promise.race([once(child, "message", { signal }), ended])) as [
        { result: LoadResult } | { error: string },
      ];
      if ("error" in answer) throw new Error(answer.error);
      return answer.result;
    },
    stop: () => void child.kill(),
  };
}

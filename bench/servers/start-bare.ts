import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import type { BareSettings } from "./bare-server.ts";
import { stopChild } from "./start-product.ts";

/** The running bare server. */
export interface Bare {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** @param nodeFlags flags for its Node, the same as the product's */
export async function startBare(settings: BareSettings, nodeFlags: string[]): Promise<Bare> {
  const child = fork(join(import.meta.dirname, "bare-server.ts"), {
    execArgv: nodeFlags,
    env: { ...process.env, NODE_ENV: "production" },
  });
  child.send(settings);
  const [answer] = (await once(child, "message", { signal: AbortSignal.timeout(30_000) })) as [
    { origin: string },
  ];
  return { origin: answer.origin, pid: child.pid!, stop: () => stopChild(child) };
}

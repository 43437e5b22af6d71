import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { BareSettings } from "./bare-server.ts";
import { PASO, stopChild } from "./start-product.ts";

/** The running bare server. */
export interface Bare {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts it with the flags and the variables of Node that the `paso` command sets in its first line.
 * @param nodeFlags further flags for its Node, the same as the product's
 */
export async function startBare(settings: BareSettings, nodeFlags: string[]): Promise<Bare> {
  const [line = ""] = (await readFile(PASO, "utf8")).split("\n");
  const variables = [...line.matchAll(/ ([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]);
  const flags = line.match(/--\S+/g) ?? [];
  if (flags.length === 0) throw new Error(`${PASO} sets no flags in its first line.`);
  const child = fork(join(import.meta.dirname, "bare-server.ts"), {
    execArgv: [...flags, ...nodeFlags],
    env: { ...process.env, NODE_ENV: "production", ...Object.fromEntries(variables) },
  });
  child.send(settings);
  const [answer] = (await once(child, "message", { signal: AbortSignal.timeout(30_000) })) as [
    { origin: string },
  ];
  return { origin: answer.origin, pid: child.pid!, stop: () => stopChild(child) };
}

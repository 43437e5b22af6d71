import { spawn } from "node:child_process";
import { mkdtemp, open as openFile, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { findFreePort, PASO, stopChild, untilReady } from "../servers/start-product.ts";
import type { FaultyDatabase } from "./start-faulty-database.ts";

/** A server of the product on a database that can fail. */
export interface FaultyProduct {
  origin: string;
  readLog(): Promise<string>;
}

/** Environment variables common to all its processes. */
export function environmentOf({ url }: FaultyDatabase): NodeJS.ProcessEnv {
  return {
    ...process.env,
    // As a command that sets up its Node itself.
    PATH: `${dirname(process.execPath)}:${process.env["PATH"]}`,
    NODE_ENV: "production",
    DATABASE_URL: url,
    PASO_WEB: "0",
    HOST: "127.0.0.1",
  };
}

/**
 * Starts a server.
 * @param open stops what was started
 * @param env additional environment variables
 */
export async function startProductBehind(
  open: AsyncDisposableStack,
  database: FaultyDatabase,
  env: NodeJS.ProcessEnv = {},
): Promise<FaultyProduct> {
  const folder = await mkdtemp(join(tmpdir(), "paso-faults-"));
  open.defer(() => rm(folder, { recursive: true }));
  const port = await findFreePort();
  const logPath = join(folder, "product.log");
  const log = await openFile(logPath, "w");
  const child = spawn(PASO, ["start"], {
    env: { ...environmentOf(database), PASO_DATA: folder, PORT: String(port), ...env },
    stdio: ["ignore", log.fd, log.fd],
  });
  await log.close();
  open.defer(() => stopChild(child));
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(child, origin, folder);
  return { origin, readLog: () => readFile(logPath, "utf8") };
}

import { spawn } from "node:child_process";
import { mkdtemp, open as openFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { findFreePort, stopChild, untilReady } from "../servers/start-product.ts";

/** Seconds for which a stopping server reports that it is not ready but keeps serving. */
const DELAY = 3;

/** A server of some version. */
export interface RunningServer {
  origin: string;
  /** Stops it gracefully, as an update does, and waits for its end. */
  stop(): Promise<void>;
}

interface Place {
  databaseUrl: string;
  /** The command of its version. */
  paso: string;
}

/**
 * Starts a server of a version on a database.
 * @param cleanUp stops it, if it is still running
 */
export async function startServer(
  cleanUp: AsyncDisposableStack,
  { databaseUrl, paso }: Place,
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), "paso-rolling-server-"));
  cleanUp.defer(() => rm(folder, { recursive: true, force: true }));
  const port = await findFreePort();
  const log = await openFile(join(folder, "product.log"), "a");
  const child = spawn(paso, ["start"], {
    env: {
      ...environmentOf({ databaseUrl, folder }),
      PASO_WEB: "0",
      PASO_SHUTDOWN_DELAY: String(DELAY),
      HOST: "127.0.0.1",
      PORT: String(port),
    },
    stdio: ["ignore", log.fd, log.fd],
  });
  await log.close();
  const stop = () => stopChild(child);
  cleanUp.defer(stop);
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(child, origin, folder);
  return { origin, stop };
}

/** Environment of a process with a given database and folder. */
export function environmentOf({ databaseUrl, folder }: { databaseUrl: string; folder: string }) {
  return {
    ...process.env,
    PATH: `${dirname(process.execPath)}:${process.env["PATH"]}`,
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    PASO_DATA: folder,
  };
}

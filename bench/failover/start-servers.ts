import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, open as openFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findFreePort, PASO, stopChild, untilReady } from "../servers/start-product.ts";

/** A server of the product that can be killed and started again at the same address. */
export interface Server {
  origin: string;
  /** Resolves once its process has ended. */
  kill(): Promise<void>;
  /** Resolves once it is ready. */
  start(): Promise<void>;
}

/**
 * Starts servers that share a database and a folder of files.
 * @param cleanUp stops what was started
 */
export async function startServers(
  cleanUp: AsyncDisposableStack,
  { databaseUrl, count }: { databaseUrl: string; count: number },
): Promise<Server[]> {
  const servers: Server[] = [];
  for (let place = 0; place < count; place += 1) {
    const folder = await mkdtemp(join(tmpdir(), "paso-failover-server-"));
    cleanUp.defer(() => rm(folder, { recursive: true }));
    const port = await findFreePort();
    const origin = `http://127.0.0.1:${port}`;
    let child: ChildProcess | undefined;
    const server: Server = {
      origin,
      async kill() {
        if (!child) return;
        const ended = once(child, "exit");
        child.kill("SIGKILL");
        await ended;
      },
      async start() {
        const log = await openFile(join(folder, "product.log"), "a");
        child = spawn(PASO, ["start"], {
          env: {
            ...process.env,
            NODE_ENV: "production",
            DATABASE_URL: databaseUrl,
            PASO_DATA: folder,
            PASO_WEB: "0",
            HOST: "127.0.0.1",
            PORT: String(port),
          },
          stdio: ["ignore", log.fd, log.fd],
        });
        await log.close();
        await untilReady(child, origin, folder);
      },
    };
    cleanUp.defer(async () => {
      if (child) await stopChild(child);
    });
    await server.start();
    servers.push(server);
  }
  return servers;
}

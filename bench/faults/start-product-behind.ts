import { spawn } from "node:child_process";
import { mkdtemp, open as openFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import {
  findFreePort,
  PASO,
  type Product,
  startProduct,
  stopChild,
  untilReady,
} from "../servers/start-product.ts";
import { type FaultProxy, startFaultProxy } from "./fault-proxy.ts";

/**
 * Starts a server whose way to its database can be broken: a second process on the database of a product
 * that brings its own, reached over TCP.
 * @param open stops what was started
 */
export async function startProductBehind(
  open: AsyncDisposableStack,
): Promise<{ product: Product; proxy: FaultProxy }> {
  const first = await startProduct([], 10);
  open.defer(() => first.stop());
  const sockets = new URLSearchParams(first.database.url.split("?")[1]).get("host") ?? "";
  const proxy = await startFaultProxy(join(sockets, ".s.PGSQL.5432"));
  open.defer(() => proxy.stop());
  const folder = await mkdtemp(join(tmpdir(), "paso-faults-"));
  open.defer(() => rm(folder, { recursive: true }));
  const port = await findFreePort();
  const log = await openFile(join(folder, "product.log"), "w");
  const child = spawn(PASO, ["start"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATABASE_URL: `postgres://paso@127.0.0.1:${proxy.port}/paso`,
      PASO_DATA: folder,
      PASO_WEB: "0",
      HOST: "127.0.0.1",
      PORT: String(port),
    },
    stdio: ["ignore", log.fd, log.fd],
  });
  await log.close();
  open.defer(() => stopChild(child));
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(child, origin, folder);
  return { product: { ...first, origin, pid: child.pid ?? first.pid }, proxy };
}

import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

import pg from "pg";

/** A database behind a network path that can go dead silently. */
export interface FreezingProxy {
  /** URL of the database, through the proxy. */
  url: string;
  /** From now on nothing passes on existing connections; new ones work. */
  freeze(): void;
  /** How many packets clients have sent so far. */
  packets(): number;
  close(): Promise<void>;
}

/** @param databaseUrl a database on a Unix socket or a TCP port */
export async function startFreezingProxy(databaseUrl: string): Promise<FreezingProxy> {
  const { host, port, user, password, database } = new pg.Client(databaseUrl);
  const sockets = new Set<Socket>();
  let packets = 0;
  const server = createServer((near) => {
    const far = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        if (!other.isPaused()) other.destroy();
      });
      socket.pipe(other);
    }
    near.on("data", () => (packets += 1));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const credentials = password ? `${user}:${password}` : user;
  return {
    url: `postgres://${credentials}@127.0.0.1:${(server.address() as AddressInfo).port}/${database}`,
    freeze() {
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    packets: () => packets,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

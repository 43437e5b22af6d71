import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { Duplex } from "node:stream";

/**
 * The state of a connection path. `down`: connections break and none is accepted. `slow`: everything arrives
 * 100 ms late. `frozen`: connections stay open but nothing arrives, as on a dropped network path.
 */
export type WayState = "open" | "down" | "slow" | "frozen";

/** A path to a server that can be broken. */
export interface FaultProxy {
  port: number;
  set(state: WayState): void;
  stop(): void;
}

/** Milliseconds, only in the response direction. */
const DELAY = 100;

/** @param path socket of the server */
export async function startFaultProxy(path: string): Promise<FaultProxy> {
  let state: WayState = "open";
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((near) => {
    if (state === "down") {
      near.destroy();
      return;
    }
    const far = connect(path);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of pair) socket.on("error", end).on("close", end);
    near.on("data", (bytes) => pass(bytes, far));
    far.on("data", (bytes) => {
      if (state === "slow") setTimeout(() => pass(bytes, near), DELAY);
      else pass(bytes, near);
    });
    if (state === "frozen") hold(pair);
  });
  const pass = (bytes: Buffer, to: Duplex) => {
    if (!to.destroyed) to.write(bytes);
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      state = next;
      for (const pair of pairs) {
        if (next === "down") for (const socket of pair) socket.destroy();
        else if (next === "frozen") hold(pair);
        else for (const socket of pair) socket.resume();
      }
    },
    stop() {
      server.close();
      for (const [near, far] of pairs) {
        near.destroy();
        far.destroy();
      }
    },
  };
}

function hold(pair: [Socket, Socket]): void {
  for (const socket of pair) socket.pause();
}

/** The load generator, as a separate process, so that it shares no event loop with what it measures. */
import { Client } from "undici";

import type { LoadOrder, LoadRequest, LoadResult } from "./load-order.ts";

/** Kept alive from order to order, as by browsers. */
const connections = new Map<string, Client[]>();

process.on("message", (order: LoadOrder) => {
  sendLoad(order).then(
    (result) => process.send?.({ result }),
    (error: Error) => process.send?.({ error: error.message }),
  );
});

async function sendLoad(order: LoadOrder): Promise<LoadResult> {
  if (new URL(order.origin).hostname !== "127.0.0.1") throw new Error("Only loopback is loaded.");
  const latencies: number[] = [];
  let next = 0;
  let bytes = 0;
  let sample: Buffer = Buffer.alloc(0);
  const startedAt = performance.now();

  async function study(client: Client): Promise<void> {
    while (performance.now() - startedAt < order.limit) {
      const request = order.requests[order.repeat ? next % order.requests.length : next];
      next += 1;
      if (!request) return;
      const begun = performance.now();
      const { status, body } = await send(client, request);
      latencies.push(performance.now() - begun);
      if (status !== 200) {
        throw new Error(`${request.method} ${request.path} answered ${status}: ${body.toString()}`);
      }
      bytes += body.length;
      sample = body;
    }
  }

  const clients = clientsOf(order.origin).slice(0, order.students);
  await Promise.all(clients.map(study));
  const elapsed = performance.now() - startedAt;
  return { elapsed, latencies: Float64Array.from(latencies), bytes, sample };
}

const MOST_STUDENTS = 64;

function clientsOf(origin: string): Client[] {
  let clients = connections.get(origin);
  if (!clients) {
    clients = Array.from({ length: MOST_STUDENTS }, () => new Client(origin, { pipelining: 1 }));
    connections.set(origin, clients);
  }
  return clients;
}

function send(client: Client, request: LoadRequest): Promise<{ status: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
    // The lowest-level API is the cheapest, and leaves the machine to what is measured.
    client.dispatch(
      { ...request, headersTimeout: 30_000, bodyTimeout: 30_000 },
      {
        onRequestStart() {},
        onResponseStart(_controller, code) {
          status = code;
        },
        onResponseData(_controller, chunk) {
          chunks.push(chunk);
        },
        onResponseEnd() {
          resolve({ status, body: Buffer.concat(chunks) });
        },
        onResponseError(_controller, error) {
          reject(error);
        },
      },
    );
  });
}

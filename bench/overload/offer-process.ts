/**
 * Offers requests at a fixed rate, in a separate process. The requests are prepared bytes on plain sockets: a
 * client library would use more of the machine than what it measures.
 */
import { setTimeout as sleep } from "node:timers/promises";

import type { LoadRequest } from "../load/load-order.ts";
import { OfferConnection } from "./offer-connection.ts";
import type { Offer, OfferResult } from "./offer.ts";

/**
 * Connections, each with at most one request in flight. They are opened beforehand, like a proxy's or
 * existing browsers': the server accepts new ones only one by one.
 */
const CONNECTIONS = 1_000;

process.on("message", (offer: Offer) => {
  offerRequests(offer).then(
    (result) => process.send?.({ result }),
    (error: Error) => process.send?.({ error: error.message }),
  );
});

async function offerRequests(offer: Offer): Promise<OfferResult> {
  const { hostname, port, host } = new URL(offer.origin);
  if (hostname !== "127.0.0.1") throw new Error("Only loopback is loaded.");
  const wire = offer.requests.map((request) => toWire(request, host));
  const accepted: number[] = [];
  const refused: number[] = [];
  const others: Record<string, number> = {};
  const result = { sent: 0, unsent: 0, answered: 0 };
  const idle: OfferConnection[] = [];
  const all = new Set<OfferConnection>();

  function send(bytes: Buffer): void {
    const connection = idle.pop();
    if (!connection) {
      result.unsent += 1;
      return;
    }
    result.sent += 1;
    connection.send(bytes);
  }

  function open(): Promise<void> {
    const connection = new OfferConnection(Number(port), {
      onResponse(status, latency) {
        result.answered += 1;
        if (status === 200) accepted.push(latency);
        else if (status === 503) refused.push(latency);
        else others[status] = (others[status] ?? 0) + 1;
        idle.push(connection);
      },
      onEnd() {
        all.delete(connection);
        const at = idle.indexOf(connection);
        if (at >= 0) idle.splice(at, 1);
      },
    });
    all.add(connection);
    idle.push(connection);
    return connection.accepted;
  }

  for (let opened = 0; opened < CONNECTIONS; opened += 1) await open();
  const startedAt = performance.now();
  let begun = 0;
  for (let elapsed = 0; elapsed < offer.duration; elapsed = performance.now() - startedAt) {
    const due = Math.floor((elapsed * offer.rate) / 1000);
    for (; begun < due; begun += 1) send(wire[begun % wire.length]!);
    await sleep(1);
  }
  const deadline = performance.now() + offer.patience;
  while (result.answered < result.sent && performance.now() < deadline && idle.length < all.size) {
    await sleep(10);
  }
  for (const connection of all) connection.close();
  return {
    sent: result.sent,
    unsent: result.unsent,
    unanswered: result.sent - result.answered,
    accepted: Float64Array.from(accepted),
    refused: Float64Array.from(refused),
    others,
  };
}

function toWire({ method, path, headers, body }: LoadRequest, host: string): Buffer {
  const all = {
    host,
    ...headers,
    ...(body !== null && { "content-length": String(Buffer.byteLength(body)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body ?? ""}`);
}

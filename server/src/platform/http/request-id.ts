import { randomFillSync } from "node:crypto";
import type { IncomingMessage } from "node:http";

import proxyAddr from "@fastify/proxy-addr";
import { v7 as uuid } from "uuid";

const HEADER = "x-request-id";

/**
 * Names requests for the log, the response and the error screen: by the `X-Request-Id` of a trusted
 * proxy, else by a UUID that sorts by time.
 * @param trustedProxies addresses and networks
 */
export function createRequestIds(
  trustedProxies: readonly string[],
): (request: IncomingMessage) => string {
  const isTrusted =
    trustedProxies.length > 0 ? proxyAddr.compile([...trustedProxies]) : () => false;
  return (request) => {
    const given = request.headers[HEADER];
    const isOurs = typeof given === "string" && /^[\w.:+/=-]{8,128}$/.test(given);
    return isOurs && isTrusted(request.socket.remoteAddress ?? "", 0) ? given : newId();
  };
}

const ID_BYTES = 16;
const pool = new Uint8Array(ID_BYTES * 256);
let used = pool.length;
let last = { msecs: 0, seq: 0 };

/** Asking the system for random bytes each time would be the most expensive part of a refusal. */
function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.subarray(used, (used += ID_BYTES));
  const msecs = Date.now();
  last = msecs > last.msecs ? { msecs, seq: 0 } : { msecs: last.msecs, seq: last.seq + 1 };
  return uuid({ random, ...last });
}

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
    return isOurs && isTrusted(request.socket.remoteAddress ?? "", 0) ? given : uuid();
  };
}

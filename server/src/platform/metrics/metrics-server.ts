import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

import { OperatorError } from "../errors/operator-error.ts";
import { isMetricsToken } from "./is-metrics-token.ts";
import type { Metrics } from "./metrics.ts";

interface Listening {
  host: string;
  port: number;
  /** Token that a reader must send; null lets anyone read. */
  token: string | null;
}

/** A scrape and its connection are short. */
const TIMEOUT = 10_000;

/**
 * Serves the metrics on a separate port, which need not be publicly reachable; with `/health/live`,
 * which shows that a worker is alive, too.
 * @returns a function that stops it
 * @throws {OperatorError} if the address is unavailable
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port, token }: Listening,
): Promise<() => void> {
  const server = createServer({ requestTimeout: TIMEOUT }, (request, response) => {
    respond(request, response, { metrics, token }).catch(() => response.destroy());
  });
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      `Cannot listen on port ${port} on ${host} for metrics (${code}). Set PASO_METRICS_PORT to another.`,
    );
  }
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

async function respond(
  { method, url = "", headers }: IncomingMessage,
  response: ServerResponse,
  { metrics, token }: { metrics: Metrics; token: string | null },
): Promise<void> {
  const send = (status: number, text: string, type = "text/plain; charset=utf-8") =>
    response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(text);
  const [path] = url.split("?", 1);
  if (method !== "GET") send(405, "GET alone.\n");
  else if (path === "/health/live") send(200, "ok\n");
  else if (path !== "/metrics") send(404, "Figures are at /metrics.\n");
  else if (token !== null && !isMetricsToken(headers.authorization, token)) {
    response.setHeader("www-authenticate", "Bearer");
    send(401, "The token is missing or wrong.\n");
  } else send(200, await metrics.write(), metrics.contentType);
}

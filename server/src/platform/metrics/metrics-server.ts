import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

import { OperatorError } from "../errors/operator-error.ts";
import { isMetricsToken } from "./is-metrics-token.ts";
import type { Metrics } from "./metrics.ts";

interface Listening {
  host: string;
  port: number;
  /** What a reader has to show; null lets anyone read. */
  token: string | null;
}

/** A scrape and its connection are short. */
const TIMEOUT = 10_000;

/**
 * Serves the figures on a port of their own, so that it need not be reachable for others; with
 * `/health/live`, which says that a worker is alive as well.
 * @returns what stops it
 * @throws {OperatorError} when one cannot listen there
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

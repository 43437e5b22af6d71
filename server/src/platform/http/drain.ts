import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

import type { FastifyInstance } from "fastify";

/** Milliseconds in which responses tell clients that their connection is closing. */
const GOODBYE_LIMIT = 1_000;
/** Milliseconds for requests in flight once nothing new is accepted. */
const DRAIN_LIMIT = 10_000;
const CHECK_INTERVAL = 50;

/** From the moment shutdown is requested, every response closes its connection. */
export function closeConnectionsOnShutdown(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (isStopping()) void reply.header("connection", "close");
    done(null, payload);
  });
}

/**
 * Shuts an app down without losing a request: it keeps serving while load balancers notice that it is
 * not ready, closes its connections response by response, and only then stops listening.
 * @param delay milliseconds to keep serving as before
 */
export async function drain(app: FastifyInstance, delay: number): Promise<void> {
  await sleep(delay);
  app.eventStreams.close();
  const countConnections = promisify(app.server.getConnections.bind(app.server));
  for (let waited = 0; waited < GOODBYE_LIMIT; waited += CHECK_INTERVAL) {
    if ((await countConnections()) === 0) break;
    await sleep(CHECK_INTERVAL);
  }
  const limit = setTimeout(() => app.server.closeAllConnections(), DRAIN_LIMIT);
  // A browser would keep its connection open after its last response.
  const idle = setInterval(() => app.server.closeIdleConnections(), CHECK_INTERVAL);
  await app.close();
  clearTimeout(limit);
  clearInterval(idle);
}

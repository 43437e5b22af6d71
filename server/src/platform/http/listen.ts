import { once } from "node:events";
import { createServer } from "node:net";

import type { FastifyInstance } from "fastify";

import type { Config } from "../config/config.ts";
import { OperatorError } from "../errors/operator-error.ts";

/**
 * Connections that may wait to be accepted. Clients beyond that retry only after seconds, with
 * exponential backoff, although they could have been refused at once.
 */
const BACKLOG = 4_096;

type Address = Pick<Config, "host" | "port">;

/**
 * Binds the address and frees it again, so that a conflict is reported before longer work.
 * @throws {OperatorError} if the address is unavailable
 */
export async function checkAddressIsFree({ host, port }: Address): Promise<void> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch (error) {
    throw addressIssue(error, { host, port });
  }
  server.close();
  await once(server, "close");
}

/**
 * Starts to serve requests.
 * @throws {OperatorError} if the address is unavailable
 */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<void> {
  await app.ready();
  try {
    await app.listen({ host, port, backlog: BACKLOG, listenTextResolver: () => "listening" });
  } catch (error) {
    throw addressIssue(error, { host, port });
  }
}

function addressIssue(error: unknown, { host, port }: Address): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return new OperatorError(
        `Port ${port} on ${host} is already in use. Stop what uses it, or set PORT to another.`,
      );
    case "EACCES":
      return new OperatorError(`This account may not listen on port ${port}. Set PORT to another.`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new OperatorError(`HOST is ${host}, which is not an address of this machine.`);
    default:
      return error;
  }
}

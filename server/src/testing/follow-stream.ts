import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";

import type { FastifyInstance } from "fastify";

import type { TestClient } from "./test-client.ts";

/** A stream of events as a browser reads it, over a real connection. */
export class FollowedStream<Event> {
  readonly response: IncomingMessage;
  readonly #call: ClientRequest;
  readonly #events: Event[] = [];
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<unknown>;
  #wake: () => void = () => {};

  constructor(call: ClientRequest, response: IncomingMessage) {
    this.#call = call;
    this.response = response;
    this.ended = new Promise((resolve) => response.once("close", resolve));
    let received = "";
    response.setEncoding("utf8").on("data", (text: string) => {
      const blocks = (received + text).split("\n\n");
      received = blocks.pop() ?? "";
      for (const block of blocks) this.#receive(block);
    });
  }

  #receive(block: string): void {
    if (!block.startsWith("data: ")) return;
    this.#events.push(JSON.parse(block.slice("data: ".length)) as Event);
    this.#wake();
  }

  /** The next matching event; earlier ones are skipped. */
  async until(fits: (event: Event) => boolean): Promise<Event> {
    for (;;) {
      for (let event = this.#events.shift(); event; event = this.#events.shift()) {
        if (fits(event)) return event;
      }
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  /** Disconnects, like a browser being closed. */
  leave(): void {
    this.#call.destroy();
  }
}

/** Requests a stream from a listening app as a person; follows it whatever the response. */
export async function followStream<Event>(
  app: FastifyInstance,
  client: TestClient,
  path: string,
): Promise<FollowedStream<Event>> {
  if (!app.server.listening) await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const call = request({
    host: "127.0.0.1",
    port,
    path,
    headers: {
      cookie: `__Host-paso=${client.secret}`,
      "accept-encoding": "gzip, br",
      accept: "text/event-stream",
    },
  });
  call.on("error", () => {});
  call.end();
  const [response] = (await once(call, "response")) as [IncomingMessage];
  response.on("error", () => {});
  return new FollowedStream<Event>(call, response);
}

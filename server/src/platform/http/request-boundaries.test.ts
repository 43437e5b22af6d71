import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";

import { afterAll, beforeAll, expect, test } from "vitest";

import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";

let world: TestApp;
let port: number;

beforeAll(async () => {
  world = await startTestApp();
  await world.app.listen({ host: "127.0.0.1", port: 0 });
  ({ port } = world.app.server.address() as AddressInfo);
});
afterAll(() => world.stop());

/** The complete response to bytes that no client library would send. */
async function say(bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.end(bytes);
  return text(socket);
}

const HEAD = "GET /health/live HTTP/1.1\r\nHost: localhost\r\n";
const SECOND = "GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n";

test.each([
  ["two lengths", "Content-Length: 0\r\nContent-Length: 30\r\n"],
  ["a length and a coding", "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n"],
  ["a coding that is none", "Transfer-Encoding: xchunked\r\n"],
  ["a coding twice", "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n"],
  ["a length that is no number", "Content-Length: +4\r\n"],
  ["a folded header", "X-Folded: one\r\n two\r\n"],
  ["a header with a space before its colon", "Content-Length : 4\r\n"],
  ["a line that ends early", "X-One: 1\nTransfer-Encoding: chunked\r\n"],
])("a request with %s ends its connection, and hides no second one", async (_, headers) => {
  const said = await say(`${HEAD}${headers}\r\n${SECOND}`);
  expect(said.match(/^HTTP\/1\.1 \d+/gm) ?? []).toEqual(["HTTP/1.1 400"]);
  expect(said).not.toContain('"openapi"');
});

test.each(["TRACE", "CONNECT", "PROPFIND"])("%s is not taken", async (method) => {
  const said = await say(
    `${method} /api/session HTTP/1.1\r\nHost: localhost\r\nX-Secret: s3cret\r\nConnection: close\r\n\r\n`,
  );
  expect(said).not.toMatch(/^HTTP\/1\.1 2/);
  expect(said).not.toContain("s3cret");
});

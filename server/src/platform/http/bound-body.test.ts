import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { boundBody } from "./bound-body.ts";

const TIMES = { whole: 60_000, form: { bytes: 1_000, every: 30_000 } };

describe("boundBody", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A request whose body has begun to arrive. */
  function begin(type: string, headersSent = false) {
    const socket = {
      bytesRead: 500,
      destroyed: false,
      writable: true,
      written: "",
      write: (text: string) => (socket.written += text),
      destroy: () => (socket.destroyed = true),
    };
    const headers = { "content-length": "100000", "content-type": type };
    const request = Object.assign(new EventEmitter(), { headers, socket, complete: false });
    const response = { headersSent };
    boundBody(
      request as unknown as IncomingMessage,
      response as unknown as ServerResponse,
      "es",
      TIMES,
    );
    return { request, socket };
  }

  it("refuses a body that has not arrived in time, in the language of the site", () => {
    const { socket } = begin("application/json");
    vi.advanceTimersByTime(59_999);
    expect(socket.destroyed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(socket.written).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
    expect(socket.written).toContain('"code":"request_timeout"');
    expect(socket.written).toContain("Esta solicitud no se puede leer.");
    expect(socket.destroyed).toBe(true);
  });

  it("leaves one alone that has", () => {
    const { request, socket } = begin("application/json");
    request.complete = true;
    vi.advanceTimersByTime(600_000);
    expect(socket.destroyed).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("lets files take their time while they arrive", () => {
    const { socket } = begin("multipart/form-data; boundary=x");
    for (let times = 0; times < 100; times += 1) {
      socket.bytesRead += 1_000;
      vi.advanceTimersByTime(30_000);
    }
    expect(socket.destroyed).toBe(false);
    socket.bytesRead += 999;
    vi.advanceTimersByTime(30_000);
    expect(socket.written).toContain("408");
  });

  it("closes the connection of a body that goes on after its response", () => {
    const { socket } = begin("application/json", true);
    vi.advanceTimersByTime(60_000);
    expect(socket).toMatchObject({ destroyed: true, written: "" });
  });

  it("forgets a request that has arrived", () => {
    const { request } = begin("application/json");
    request.complete = true;
    request.emit("close");
    expect(vi.getTimerCount()).toBe(0);
  });
});

it("forgets a request that was refused before its body was read", async () => {
  const forgotten = vi.spyOn(globalThis, "clearInterval");
  await using server = createServer((request, response) => {
    boundBody(request, response, "en", TIMES);
    response.writeHead(503).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}`, { method: "POST", body: "{}" });
  await vi.waitFor(() => expect(forgotten).toHaveBeenCalled());
});

import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";

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
    const request = { headers, socket, complete: false };
    const response = Object.assign(new EventEmitter(), { headersSent });
    boundBody(
      request as unknown as IncomingMessage,
      response as unknown as ServerResponse,
      "es",
      TIMES,
    );
    return { request, response, socket };
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
    const { response, socket } = begin("application/json", true);
    response.emit("close");
    vi.advanceTimersByTime(60_000);
    expect(socket).toMatchObject({ destroyed: true, written: "" });
  });

  it("forgets what was answered once it had arrived", () => {
    const { request, response } = begin("application/json");
    request.complete = true;
    response.emit("close");
    expect(vi.getTimerCount()).toBe(0);
  });
});

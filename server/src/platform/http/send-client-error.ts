import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

import { type ErrorBody, type Locale, translateMessage } from "@paso/contract";

/** Requests that Node's parser refuses, by the code of its error. */
const REFUSALS = new Map([
  ["HPE_HEADER_OVERFLOW", { status: 431, code: "headers_too_large" }],
  ["ERR_HTTP_REQUEST_TIMEOUT", { status: 408, code: "request_timeout" }],
]);
const BAD_REQUEST = { status: 400, code: "bad_request" };

/** Responds with the usual error body to bytes that are no request, and closes the connection. */
export function sendClientError(
  error: Error & { code?: string },
  socket: Socket,
  locale: Locale,
): void {
  if (socket.writable && error.code !== "ECONNRESET") {
    const { status, code } = REFUSALS.get(error.code ?? "") ?? BAD_REQUEST;
    const body: ErrorBody = {
      message: translateMessage("This request cannot be read.", locale),
      code,
    };
    const text = JSON.stringify(body);
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n` +
        "content-type: application/json; charset=utf-8\r\n" +
        `content-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
    );
  }
  socket.destroy();
}

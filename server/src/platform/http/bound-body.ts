import type { IncomingMessage, ServerResponse } from "node:http";

import type { Locale } from "@paso/contract";

import { sendClientError } from "./send-client-error.ts";

export interface BodyTimes {
  /** Milliseconds for a body other than a form to arrive. */
  whole: number;
  /** An upload, or a part of one, may take any time as long as `bytes` arrive `every` interval (ms). */
  form: { bytes: number; every: number };
}

export const BODY_TIMES: BodyTimes = {
  whole: 60_000,
  form: { bytes: 16 * 1024, every: 30_000 },
};

/** Ends a request whose body arrives too slowly: with 408, unless its response has been sent already. */
export function boundBody(
  request: IncomingMessage,
  response: ServerResponse,
  locale: Locale,
  { whole, form }: BodyTimes,
): void {
  const { headers, socket } = request;
  if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return;
  const isForm = /^(multipart\/|application\/offset\+octet-stream)/.test(
    headers["content-type"] ?? "",
  );
  let seen = socket.bytesRead;
  const timer = setInterval(check, isForm ? form.every : whole);
  timer.unref();
  // A refused request's response ends before its body has been read, so the response's end is too early.
  request.once("close", () => clearInterval(timer));

  function check(): void {
    const progress = socket.bytesRead - seen;
    seen = socket.bytesRead;
    if (isForm && !request.complete && progress >= form.bytes) return;
    clearInterval(timer);
    if (request.complete || socket.destroyed) return;
    if (response.headersSent) socket.destroy();
    else sendClientError(timeout(), socket, locale);
  }
}

function timeout(): Error {
  return Object.assign(new Error("The body came too slowly"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Readable } from "node:stream";

import { type ErrorBody, type Locale, translateMessage } from "@paso/contract";
import type { FastifyHttpOptions, FastifyInstance, FastifyServerFactory } from "fastify";

import { type AdmissionLimits, AdmissionQueue, type Turn } from "./admission-queue.ts";
import { type BodyTimes, boundBody } from "./bound-body.ts";
import { requestLocale } from "./request-locale.ts";

/** Longest wait and turn, in milliseconds. */
export const ADMISSION_TIMES: Omit<AdmissionLimits, "concurrency"> = {
  patience: 500,
  longestTurn: 2_000,
};

/** Seconds after which a refused client may retry, with jitter so that not all do at once. */
const RETRY_AFTER = { least: 1, most: 5 };
/** A refused body of more bytes is not drained. */
const READ_ANYWAY = 64 * 1024;

interface Admission {
  limits: AdmissionLimits;
  bodyTimes: BodyTimes;
  siteLocale: () => Locale;
  isStopping: () => boolean;
  requestId: (request: IncomingMessage) => string;
  /** Called on every refusal. */
  onRefusal: () => void;
}

/**
 * Bounds the number of concurrent requests. Refusals come before the framework, so that they are cheap;
 * health checks and metrics never wait.
 */
export class RequestAdmission {
  readonly #admission: Admission;
  readonly #queue: AdmissionQueue;
  readonly #turns = new WeakMap<IncomingMessage, Turn>();

  constructor(admission: Admission) {
    this.#admission = admission;
    this.#queue = new AdmissionQueue(admission.limits);
  }

  /** Creates the servers of an app, with the options that Fastify would set itself. */
  readonly createServer: FastifyServerFactory = (handle, options) => {
    const { siteLocale, bodyTimes } = this.#admission;
    const { requestTimeout, keepAliveTimeout } = options as FastifyHttpOptions<Server>;
    const server = createServer((request, response) => {
      boundBody(request, response, siteLocale(), bodyTimes);
      if (isOperators(request)) return handle(request, response);
      this.#queue.enter(
        (turn) => {
          this.#turns.set(request, turn);
          response.once("close", () => {
            // A request whose client has disconnected may still run; it does not resume.
            this.#turns.delete(request);
            turn.end();
          });
          handle(request, response);
        },
        () => this.#refuse(request, response),
        () => response.destroyed,
      );
    });
    if (requestTimeout !== undefined) server.requestTimeout = requestTimeout;
    if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout;
    return server;
  };

  /** Requests that only wait give up their turn. Register it before compression. */
  yieldTurns(app: FastifyInstance): void {
    app.addHook("preParsing", (request, _reply, payload, done) => {
      if (!request.raw.complete) this.#turns.get(request.raw)?.end();
      done(null, payload);
    });
    app.addHook("preValidation", (request, _reply, done) => {
      const turn = this.#turns.get(request.raw);
      if (request.routeOptions.config.waits) turn?.end();
      // A form arrives while its handler runs.
      else if (request.raw.complete) turn?.resume();
      done();
    });
    app.addHook("onSend", (request, _reply, payload, done) => {
      if (payload instanceof Readable) this.#turns.get(request.raw)?.end();
      done(null, payload);
    });
  }

  #refuse(request: IncomingMessage, response: ServerResponse): void {
    const { siteLocale, requestId, isStopping, onRefusal } = this.#admission;
    onRefusal();
    const locale = requestLocale(null, request.headers["accept-language"], siteLocale());
    const isPage = request.method === "GET" && request.headers.accept?.includes("text/html");
    const { fields, body } = (isPage ? PAGES : BODIES)[locale];
    const spread = RETRY_AFTER.most - RETRY_AFTER.least;
    const retryAfter = RETRY_AFTER.least + Math.round(Math.random() * spread);
    const closes = isStopping() || hasLongBody(request);
    response.writeHead(503, [
      ...fields,
      "x-request-id",
      requestId(request),
      "retry-after",
      String(retryAfter),
      ...(closes ? ["connection", "close"] : []),
    ]);
    response.end(request.method === "HEAD" ? undefined : body);
  }
}

/** The endpoints that operators look at under overload. */
function isOperators({ url = "" }: IncomingMessage): boolean {
  return url.startsWith("/health/") || url === "/metrics";
}

function hasLongBody({ headers }: IncomingMessage): boolean {
  return (
    headers["transfer-encoding"] !== undefined ||
    Number(headers["content-length"] ?? 0) > READ_ANYWAY
  );
}

/** Prebuilt; a string body is sent in one packet with its headers. */
interface Refusal {
  /** Names and values of its headers, alternating. */
  fields: string[];
  body: string;
}

const BUSY = "The server is busy. Try again in a moment.";

/** Refusals for programs, by language. */
const BODIES: Record<Locale, Refusal> = { en: refusalBody("en"), es: refusalBody("es") };
/** Refusals for people who open an address in a browser; the page retries by itself. */
const PAGES: Record<Locale, Refusal> = { en: refusalPage("en"), es: refusalPage("es") };

function refusalBody(locale: Locale): Refusal {
  const body: ErrorBody = { message: translateMessage(BUSY, locale), code: "busy" };
  return refusal("application/json; charset=utf-8", JSON.stringify(body));
}

function refusalPage(locale: Locale): Refusal {
  return refusal(
    "text/html; charset=utf-8",
    `<!doctype html><html lang="${locale}"><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="4">' +
      `<title>Paso</title><p>${translateMessage(BUSY, locale)}</p></html>`,
  );
}

function refusal(type: string, body: string): Refusal {
  const headers = {
    "content-type": type,
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "no-store",
    "content-security-policy":
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
  };
  return { fields: Object.entries(headers).flat(), body };
}

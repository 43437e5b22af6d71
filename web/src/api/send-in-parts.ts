import { MEDIA_PART, type Method, pathOf, sendMediaPart } from "@paso/contract";
import { DetailedError, type HttpRequest, type HttpResponse, Upload } from "tus-js-client";

import { ApiError } from "./api-error.ts";
import { exchange, noAnswer, requestHeaders } from "./call.ts";

/** Backoff: milliseconds before each further attempt, as long as no bytes get through. */
const RETRIES = [500, 1_000, 3_000, 5_000, 10_000, 20_000];

interface SentInParts {
  /** The id under which the upload was begun. */
  uploadId: string;
  file: File;
  /** Called with the number of bytes sent. */
  onProgress: (sent: number) => void;
  onSuccess: () => void;
  /** Called once it cannot go on by itself: refused, or without an answer for a while. */
  onFailure: (failure: unknown) => void;
}

/**
 * Sends a file in chunks by the tus protocol, resuming at the server's offset; tokens and ended sessions are
 * handled as by `call`. Returns a function that pauses it.
 */
export function sendInParts(given: SentInParts): () => void {
  const { uploadId, file, onProgress, onSuccess, onFailure } = given;
  const upload = new Upload(file, {
    uploadUrl: pathOf(sendMediaPart.path, { uploadId }),
    uploadSize: file.size,
    chunkSize: MEDIA_PART,
    retryDelays: RETRIES,
    storeFingerprintForResuming: false,
    httpStack: {
      createRequest: (method, url) => new PartRequest(method as Method, url),
      getName: () => "paso",
    },
    onProgress,
    onSuccess: () => onSuccess(),
    onError: (error) => onFailure(explain(error)),
  });
  upload.start();
  return () => void upload.abort();
}

/** What `call` would have thrown. */
function explain(error: Error): unknown {
  if (!(error instanceof DetailedError)) return error;
  const refusal: unknown = error.originalResponse?.getUnderlyingObject();
  return refusal instanceof ApiError ? refusal : noAnswer(error);
}

/** A request of the tus client, sent with our usual headers. */
class PartRequest implements HttpRequest {
  readonly #method: Method;
  readonly #url: string;
  readonly #headers: Record<string, string> = {};
  #request: XMLHttpRequest | null = null;
  #onProgress: (sent: number) => void = () => {};

  constructor(method: Method, url: string) {
    this.#method = method;
    this.#url = url;
  }

  getMethod = () => this.#method;
  getURL = () => this.#url;
  getHeader = (name: string) => this.#headers[name];
  getUnderlyingObject = () => this.#request;

  setHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }

  setProgressHandler(handler: (sent: number) => void): void {
    this.#onProgress = handler;
  }

  async send(body: Blob | null = null): Promise<HttpResponse> {
    let response = Response.error();
    let refusal: ApiError | null = null;
    const endpoint = { ...sendMediaPart, method: this.#sentAs };
    await exchange(endpoint, async () => {
      response = await this.#sendOnce(body);
      return response.ok ? Response.json({}) : response.clone();
    }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      refusal = error;
    });
    return {
      getStatus: () => response.status,
      getHeader: (name) => response.headers.get(name) ?? undefined,
      getBody: () => "",
      getUnderlyingObject: () => refusal,
    };
  }

  /** HEAD is a safe method, like GET. */
  get #sentAs(): Method {
    return this.#method === "PATCH" ? "PATCH" : "GET";
  }

  async abort(): Promise<void> {
    this.#request?.abort();
  }

  /** `fetch` cannot report how much it has sent; the older XMLHttpRequest can. */
  #sendOnce(body: Blob | null): Promise<Response> {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const request = new XMLHttpRequest();
    this.#request = request;
    request.open(this.#method, this.#url);
    const headers = { ...requestHeaders(this.#sentAs), ...this.#headers };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded }) => this.#onProgress(loaded));
    request.addEventListener("load", () => resolve(readResponse(request)));
    request.addEventListener("error", () => reject(noAnswer(new TypeError("Upload failed"))));
    request.addEventListener("abort", () => reject(new DOMException("Paused", "AbortError")));
    request.send(body);
    return promise;
  }
}

function readResponse(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  const headers = lines.flatMap((line): [string, string][] => {
    const at = line.indexOf(":");
    return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()]] : [];
  });
  return new Response(status === 204 ? null : responseText, { status, statusText, headers });
}

import { pathOf, type Endpoint, type EndpointOutput } from "@paso/contract";

import { ConnectionError } from "./api-error.ts";
import { exchange, noAnswer, requestHeaders } from "./call.ts";

interface UploadInput {
  params?: Record<string, string | number>;
  /** Each file under the key its endpoint names. */
  files: Readonly<Record<string, File>>;
  /** Headers in addition to the default ones. */
  headers?: Readonly<Record<string, string>>;
  /** Called with the progress: 0 to 100. */
  onProgress?: (percentage: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends files to a multipart endpoint and reports progress. Tokens, ended sessions and errors are handled as
 * by `call`; there is no timeout, for large files.
 * @throws {ApiError} the server refused
 * @throws {ConnectionError} no answer came
 * @example await upload(importArchive, { files: { archive: file }, onProgress: setSent });
 */
export function upload<E extends Endpoint>(
  endpoint: E,
  input: UploadInput,
): Promise<EndpointOutput<E>> {
  return exchange(endpoint, () => sendFiles(endpoint, input));
}

/** `fetch` cannot report how much it has sent; the older XMLHttpRequest can. */
function sendFiles(
  { method, path }: Endpoint,
  { params, files, headers, onProgress, signal }: UploadInput,
): Promise<Response> {
  const form = new FormData();
  for (const [key, file] of Object.entries(files)) form.append(key, file, file.name);
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  const giveUp = () => request.abort();
  request.open(method, pathOf(path, params));
  for (const [name, value] of Object.entries({ ...requestHeaders(method), ...headers })) {
    request.setRequestHeader(name, value);
  }
  request.upload.addEventListener("progress", ({ loaded, total }) => {
    if (total > 0) onProgress?.(Math.round((100 * loaded) / total));
  });
  request.addEventListener("load", () => {
    const { status, statusText, responseText } = request;
    const id = request.getResponseHeader("x-request-id");
    resolve(
      new Response(responseText, { status, statusText, headers: id ? { "x-request-id": id } : {} }),
    );
  });
  request.addEventListener("error", () => reject(noAnswer(new TypeError("Upload failed"))));
  request.addEventListener("timeout", (event) => reject(new ConnectionError("timeout", event)));
  request.addEventListener("abort", () => reject(signal?.reason as Error));
  signal?.addEventListener("abort", giveUp, { once: true });
  signal?.throwIfAborted();
  request.send(form);
  return promise.finally(() => signal?.removeEventListener("abort", giveUp));
}

import { request as requestPlainly, type IncomingMessage } from "node:http";
import { request as requestSecurely } from "node:https";
import { type Duplex, PassThrough, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip } from "node:zlib";

import {
  type AddressRules,
  checkWrittenAddress,
  type Lookup,
  lookupAllowed,
} from "./allowed-address.ts";
import { describeOutgoingError, OutgoingError } from "./outgoing-error.ts";

interface PublicRequest {
  /** Accepted media types, e.g. `text/html`. */
  types: readonly string[];
  /** Maximum bytes, both as sent and decompressed. */
  limit: number;
  /** Milliseconds for everything, redirects included. */
  timeout: number;
  /** Preferred language of the page. */
  language?: string;
  /** Replaces name resolution and address checks in tests. */
  network?: Network;
}

/** Replaces what tests lack: names, public addresses and the ports of the web. */
interface Network {
  lookup: Lookup;
  /** Addresses that count as public. */
  networks: readonly string[];
  port: number;
}

/** The response of the last address in a chain of redirects. */
interface PublicResponse {
  url: URL;
  /** Without parameters, in lower case. */
  type: string;
  /** As named by the server; empty if it names none. */
  charset: string;
  body: Buffer;
}

const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PORTS: Readonly<Record<string, string>> = { "http:": "80", "https:": "443" };

/**
 * Reads an address written by an untrusted person: on the public internet only, by http or https on
 * their default ports, without credentials or cookies. The resolved address is checked and connected to
 * without resolving the name again, also after each redirect.
 * @returns null if there is nothing of these types
 * @throws {OutgoingError}
 */
export async function fetchPublic(
  url: URL,
  request: PublicRequest,
): Promise<PublicResponse | null> {
  const signal = AbortSignal.timeout(request.timeout);
  let target: URL | null = url;
  try {
    for (let redirects = 0; target && redirects <= MOST_REDIRECTS; redirects++) {
      const from: URL = target;
      const response = await call(from, request, signal);
      if (!REDIRECTS.has(response.statusCode ?? 0)) {
        return await read(response, from, request, signal);
      }
      response.destroy();
      target = URL.parse(response.headers.location ?? "", from);
    }
    return null;
  } catch (error) {
    // An end in the middle of a body looks like a lost connection.
    if (signal.aborted) throw new OutgoingError("timeout", "There was no response in time.");
    throw describeOutgoingError(error as Error);
  }
}

function call(url: URL, request: PublicRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const { network, types, language } = request;
  checkUrl(url);
  // The content is public, so that it may come without https.
  const rules: AddressRules = { networks: network?.networks ?? [], isSecure: true };
  checkWrittenAddress(url, rules);
  const send = url.protocol === "https:" ? requestSecurely : requestPlainly;
  return new Promise((resolve, reject) => {
    const sent = send(url, {
      headers: {
        accept: types.join(", "),
        "accept-encoding": "gzip, br",
        ...(language && { "accept-language": language }),
        "user-agent": "Paso link preview",
      },
      lookup: lookupAllowed(rules, network?.lookup),
      agent: false,
      signal,
      ...(network && { port: network.port }),
    });
    sent.on("error", reject);
    sent.on("response", resolve);
    sent.end();
  });
}

function checkUrl(url: URL): void {
  const port = PORTS[url.protocol];
  if (port === undefined || url.username !== "" || url.password !== "") {
    throw new OutgoingError("insecure", `${url.protocol} is not called, nor with a password.`);
  }
  if (url.port !== "" && url.port !== port) {
    throw new OutgoingError("private", `${url.host} is not on the port of ${url.protocol}`);
  }
}

async function read(
  response: IncomingMessage,
  url: URL,
  { types, limit }: PublicRequest,
  signal: AbortSignal,
): Promise<PublicResponse | null> {
  const { type, charset } = readContentType(response.headers["content-type"] ?? "");
  const decompress = DECOMPRESS[response.headers["content-encoding"]?.toLowerCase() ?? "identity"];
  if (response.statusCode !== 200 || !types.includes(type) || !decompress) {
    response.destroy();
    return null;
  }
  const body: Buffer[] = [];
  // Counted before and after, as a few bytes may decompress to any number.
  await pipeline(
    response,
    countBytes(url, limit),
    decompress(),
    countBytes(url, limit),
    async (parts: AsyncIterable<Buffer>) => {
      for await (const part of parts) body.push(part);
    },
    { signal },
  );
  return { url, type, charset, body: Buffer.concat(body) };
}

const DECOMPRESS: Readonly<Record<string, (() => Duplex) | undefined>> = {
  identity: () => new PassThrough(),
  gzip: createGunzip,
  "x-gzip": createGunzip,
  br: createBrotliDecompress,
};

/** Passes bytes through, up to a limit. */
function countBytes(url: URL, limit: number): Transform {
  let size = 0;
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      size += part.length;
      if (size <= limit) return done(null, part);
      done(new OutgoingError("too_large", `${url.host} sends over ${limit} bytes.`));
    },
  });
}

function readContentType(header: string): { type: string; charset: string } {
  const [type = "", ...parameters] = header.split(";").map((part) => part.trim());
  const charset = parameters.find((parameter) => /^charset=/i.test(parameter)) ?? "";
  return {
    type: type.toLowerCase(),
    charset: charset.replace(/^charset=/i, "").replaceAll(/["']/g, ""),
  };
}

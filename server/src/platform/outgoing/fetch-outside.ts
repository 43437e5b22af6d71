import { request as requestPlainly } from "node:http";
import { request as requestSecurely } from "node:https";

import { type AddressRules, checkWrittenAddress, lookupAllowed } from "./allowed-address.ts";
import { describeOutgoingError, OutgoingError } from "./outgoing-error.ts";

interface OutsideRequest {
  method?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  body?: string | undefined;
  /** Private addresses and networks (CIDR) that may be called, even without https. */
  networks: readonly string[];
  /** Maximum size of the response, in bytes. */
  limit: number;
  /** Milliseconds for the whole response to arrive. */
  timeout?: number | undefined;
}

/** Default timeout. */
const LONGEST_WAIT = 10_000;

/**
 * Calls an address that a person typed, or a server named: with limits on time and size, and in no
 * private network but those that the settings allow. Redirects are not followed.
 * @throws {OutgoingError}
 */
export function fetchOutside(url: URL, request: OutsideRequest): Promise<Response> {
  const rules: AddressRules = { networks: request.networks, isSecure: url.protocol === "https:" };
  return new Promise((resolve, reject) => {
    if (!/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") {
      throw new OutgoingError("insecure", `${url.protocol} is not called.`);
    }
    checkWrittenAddress(url, rules);
    const call = (rules.isSecure ? requestSecurely : requestPlainly)(url, {
      method: request.method ?? "GET",
      headers: { ...request.headers, "accept-encoding": "identity" },
      lookup: lookupAllowed(rules),
      agent: false,
      signal: AbortSignal.timeout(request.timeout ?? LONGEST_WAIT),
    });
    call.on("error", (error) => reject(describeOutgoingError(error)));
    call.on("response", (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      response.on("data", (part: Buffer) => {
        size += part.length;
        if (size <= request.limit) return parts.push(part);
        response.destroy(
          new OutgoingError("too_large", `${url.host} sends over ${request.limit} bytes.`),
        );
      });
      response.on("error", (error) => reject(describeOutgoingError(error)));
      response.on("end", () => {
        const status = response.statusCode ?? 502;
        const headers = Object.entries(response.headers).flatMap(([name, value]) =>
          [value ?? []].flat().map((one): [string, string] => [name, one]),
        );
        const isBare = status === 204 || status === 205 || status === 304;
        resolve(new Response(isBare ? null : Buffer.concat(parts), { status, headers }));
      });
    });
    call.end(request.body);
  });
}

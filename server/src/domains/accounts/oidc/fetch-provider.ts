import type { CustomFetch } from "openid-client";

import { fetchOutside } from "../../../platform/outgoing/fetch-outside.ts";

/** Maximum bytes of a provider's response; documents and keys have some 10 kB. */
const LIMIT = 512 * 1024;

/** The library's `fetch`, subject to the site's rules for outgoing requests. */
export function fetchProvider(networks: readonly string[]): CustomFetch {
  return (url, { method, headers, body }) =>
    fetchOutside(new URL(url), {
      method,
      headers,
      body:
        body === undefined || body === null ? undefined : String(body as string | URLSearchParams),
      networks,
      limit: LIMIT,
    });
}

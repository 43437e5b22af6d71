import type { Message } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { fetchOutside } from "../../../platform/outgoing/fetch-outside.ts";
import {
  findOutgoingError,
  type OutgoingReason,
} from "../../../platform/outgoing/outgoing-error.ts";

/** Maximum bytes of a single provider's metadata; a whole federation's are larger. */
const LIMIT = 1024 * 1024;
const MOST_REDIRECTS = 3;

const ISSUES: Record<OutgoingReason, Message> = {
  private:
    "This address is in a private network. The site’s operator has to name the network in PASO_PROVIDER_NETWORKS first.",
  insecure: "Enter an address that begins with https://.",
  timeout: "There was no response within ten seconds.",
  too_large: "This is too large. Enter the address of one provider’s metadata, not a federation’s.",
  certificate: "The certificate of this server is not valid.",
  unreachable: "Nothing responds at this address.",
};

/**
 * Fetches a provider's metadata from its URL, once. Every redirect must pass the same rules.
 * @throws `invalid` on `metadata_address`
 */
export async function fetchMetadata({ site }: Context, address: string): Promise<string> {
  let url = URL.parse(address);
  for (let left = MOST_REDIRECTS; url && left >= 0; left -= 1) {
    const response: Response = await fetchOutside(url, {
      networks: site.providerNetworks,
      limit: LIMIT,
      headers: { accept: "application/samlmetadata+xml, application/xml, text/xml, */*" },
    }).catch((error: unknown) => {
      const outgoing = findOutgoingError(error);
      throw outgoing ? refuse(ISSUES[outgoing.reason]) : error;
    });
    const next = response.headers.get("location");
    if (response.ok) return response.text();
    if (response.status < 300 || response.status >= 400 || next === null) break;
    url = URL.parse(next, url.href);
  }
  throw refuse(url ? "There is no metadata at this address." : ISSUES.insecure);
}

const refuse = (text: Message) => invalid({ metadata_address: [text] });

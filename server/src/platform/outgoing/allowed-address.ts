import { lookup, type LookupAddress, type LookupOptions } from "node:dns";
import { isIP } from "node:net";

import ipaddr from "ipaddr.js";

import { isInNetworks } from "../network.ts";
import { OutgoingError } from "./outgoing-error.ts";

/** Which servers may be called. */
export interface AddressRules {
  /** Private addresses and networks (CIDR) that may be called, even without https. */
  networks: readonly string[];
  /** Whether the call is made with https, or carries nothing that would need it. */
  isSecure: boolean;
}

/** Resolves a name to all of its addresses, as `dns.lookup` does. */
export type Lookup = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Throws unless a server at this IP address may be called: with https anywhere on the public internet,
 * in any way in the networks that the settings name, and nowhere else.
 */
export function checkAddress(address: string, { networks, isSecure }: AddressRules): void {
  if (isInNetworks(address, networks)) return;
  if (!isPublic(address)) {
    throw new OutgoingError("private", `${address} is in a private network.`);
  }
  if (!isSecure) throw new OutgoingError("insecure", `${address} is to be called with https.`);
}

/**
 * Of IPv6 only global unicast (2000::/3), which excludes embedded IPv4 except by 6to4 and Teredo;
 * these have separate ranges.
 */
function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(ipaddr.IPv6.parse("2000::"), 3);
}

/** Checks a host that is written as an IP address; a name is checked where it is resolved. */
export function checkWrittenAddress({ hostname }: URL, rules: AddressRules): void {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0) checkAddress(host, rules);
}

type Done = (error: Error | null, address: LookupAddress[] | string, family?: number) => void;

/**
 * Resolves names for a connection and passes on only allowed addresses, which prevents DNS rebinding
 * between check and use.
 */
export function lookupAllowed(rules: AddressRules, resolve: Lookup = lookup) {
  return (hostname: string, options: LookupOptions, done: Done): void => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const refusals: unknown[] = [];
      const allowed = found.filter(({ address }) => {
        try {
          checkAddress(address, rules);
          return true;
        } catch (refusal) {
          refusals.push(refusal);
          return false;
        }
      });
      const [first] = allowed;
      if (!first) return done(refusals[0] as Error, []);
      if (options.all) done(null, allowed);
      else done(null, first.address, first.family);
    });
  };
}

import { BlockList, isIP } from "node:net";

/**
 * The network whose clients are counted together: an IPv4 address, or the /64 of an IPv6 address, all
 * of which one person may have. All invalid addresses count as one network.
 */
export function networkOf(client: string): string {
  const address = addressOf(client);
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return "unknown";
  const [prefix] = expand(address);
  return `${prefix.join(":")}::/64`;
}

/** Whether a client's address is in one of these networks: addresses, or CIDR. */
export function isInNetworks(client: string, networks: readonly string[]): boolean {
  const address = addressOf(client);
  if (isIP(address) === 0) return false;
  const list = new BlockList();
  for (const network of networks) {
    const [start = "", prefix] = network.split("/");
    const family = familyOf(start);
    if (prefix === undefined) list.addAddress(start, family);
    else list.addSubnet(start, Number(prefix), family);
  }
  return list.check(address, familyOf(address));
}

/**
 * A client's address without the part that identifies its device or line: an IPv4 address without its
 * last octet, the /48 of an IPv6 address. Enough to tell one's own network from a stranger's.
 */
export function shortenAddress(client: string): string {
  const address = addressOf(client);
  if (isIP(address) === 4) return address.replace(/\d+$/, "x");
  if (isIP(address) !== 6) return "unknown";
  const [prefix] = expand(address);
  return `${prefix.slice(0, 3).join(":")}::`;
}

const familyOf = (address: string) => (isIP(address) === 4 ? "ipv4" : "ipv6");

/** Without a port, which some proxies add, and without a zone; IPv4-mapped addresses as IPv4. */
function addressOf(client: string): string {
  const [, bracketed, plain] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(client) ?? [];
  const address = (bracketed ?? plain ?? client).replace(/%.*$/, "");
  if (isIP(address) !== 6) return address;
  const [prefix, rest] = expand(address);
  const isMapped = prefix.every((group) => group === "0") && rest[0] === "0" && rest[1] === "ffff";
  if (!isMapped) return address;
  const bytes = rest
    .slice(2)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
  return bytes.join(".");
}

/** The eight groups of an IPv6 address, in two halves. */
function expand(address: string): [string[], string[]] {
  // As URLs write it: in lower case, the longest run of zeros left out, and no dotted IPv4.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = "", right] = written.split("::");
  const head = left === "" ? [] : left.split(":");
  const tail = right === undefined || right === "" ? [] : right.split(":");
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  const groups = [...head, ...zeros, ...tail];
  return [groups.slice(0, 4), groups.slice(4)];
}

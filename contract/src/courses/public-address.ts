/**
 * URL parsing drops line breaks, turns backslashes into slashes, and adds missing slashes; a browser
 * treats an address without them as relative to the page.
 */
const WRITTEN = /^https:\/\/[^\s\p{Cc}\\/?#@]+(?:[/?#][^\s\p{Cc}\\]*)?$/iu;
const INTERNAL_DOMAINS =
  /\.(?:localhost|localdomain|local|internal|intranet|private|corp|home|home\.arpa|lan)$/;

/**
 * A web address that is safe to send any reader's browser to: https, without credentials, and not in a
 * private or link-local network. Null for everything else.
 */
export function readPublicAddress(address: string): URL | null {
  const text = address.trim();
  if (!WRITTEN.test(text)) return null;
  const url = URL.parse(text);
  if (!url || url.protocol !== "https:" || url.username || url.password) return null;
  return isPrivateHost(url.hostname) ? null : url;
}

/**
 * Whether a host belongs to a private, link-local or otherwise internal network.
 * @param hostname in the form of `URL`: IPv4 in four decimal parts, IPv6 in brackets
 */
function isPrivateHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, "");
  if (host.startsWith("[")) return isPrivateIpv6(host.slice(1, -1));
  if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) return isPrivateIpv4(host.split(".").map(Number));
  return !host.includes(".") || INTERNAL_DOMAINS.test(host);
}

function isPrivateIpv4([a = 0, b = 0, c = 0]: number[]): boolean {
  return (
    a === 0 ||
    a === 10 ||
    a === 127 ||
    a >= 224 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && b === 168) ||
    (a === 192 && b === 0 && (c === 0 || c === 2)) ||
    (a === 198 && (b === 18 || b === 19))
  );
}

/** Everything but global unicast (2000::/3), which excludes all forms of embedded IPv4 except 6to4. */
function isPrivateIpv6(host: string): boolean {
  const [first = 0, second = 0, third = 0] = host
    .split(":")
    .map((group) => Number.parseInt(group || "0", 16));
  if (first < 0x2000 || first > 0x3fff) return true;
  if (first === 0x2002) {
    return isPrivateIpv4([second >> 8, second & 255, third >> 8, third & 255]);
  }
  return first === 0x2001 && (second === 0 || second === 0xdb8);
}

/**
 * A web address that any reader's browser may be sent to: https, without credentials, and not of a
 * private or link-local network. Null for everything else.
 */
export function readPublicAddress(address: string): URL | null {
  const text = address.trim();
  // URL parsing drops line breaks and turns backslashes into slashes.
  if (/[\s\\]/.test(text)) return null;
  const url = URL.parse(text);
  if (!url || url.protocol !== "https:" || url.username || url.password) return null;
  return isPrivateHost(url.hostname) ? null : url;
}

/**
 * Whether a host belongs to a private, link-local or otherwise internal network.
 * @param hostname as `URL` writes it: IPv4 in four decimal parts, IPv6 in brackets
 */
function isPrivateHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, "");
  if (host.startsWith("[")) return isPrivateIpv6(host.slice(1, -1));
  if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) return isPrivateIpv4(host.split(".").map(Number));
  return !host.includes(".") || /\.(?:localhost|local|internal|home\.arpa|lan)$/.test(host);
}

function isPrivateIpv4([a = 0, b = 0]: number[]): boolean {
  return (
    a === 0 ||
    a === 10 ||
    a === 127 ||
    a >= 224 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && b === 168) ||
    (a === 198 && (b === 18 || b === 19))
  );
}

function isPrivateIpv6(host: string): boolean {
  const mapped = /^::(?:ffff:)?([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(host);
  if (mapped) {
    const [high = 0, low = 0] = mapped.slice(1).map((part) => Number.parseInt(part, 16));
    return isPrivateIpv4([high >> 8, high & 255, low >> 8, low & 255]);
  }
  return host === "::" || host === "::1" || /^(?:f[cd]|fe[89a-f]|ff)/.test(host);
}

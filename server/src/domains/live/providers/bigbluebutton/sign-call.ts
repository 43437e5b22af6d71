import { createHash } from "node:crypto";

/** A BigBlueButton server, and the secret that signs its calls. */
export interface BigBlueButtonServer {
  /** As it was entered: with `/bigbluebutton/`, also followed by `/api`, or the host alone. */
  address: string;
  secret: string;
}

/**
 * The address of a call with its checksum: the SHA-256 of the call's name, its query and the secret.
 * To join, a browser opens such an address.
 */
export function signCall(
  { address, secret }: BigBlueButtonServer,
  call: string,
  parameters: Readonly<Record<string, string>>,
): URL {
  const query = new URLSearchParams(parameters).toString();
  const checksum = createHash("sha256").update(`${call}${query}${secret}`).digest("hex");
  const url = new URL(`${apiOf(address)}/${call}`);
  url.search = query === "" ? `checksum=${checksum}` : `${query}&checksum=${checksum}`;
  return url;
}

export function apiOf(address: string): string {
  const { origin, pathname } = new URL(address);
  const path = pathname.replace(/\/+$/, "").replace(/\/api$/, "");
  return `${origin}${path === "" ? "/bigbluebutton" : path}/api`;
}

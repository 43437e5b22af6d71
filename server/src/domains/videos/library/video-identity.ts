import { readVideoAddress } from "@paso/contract";

/**
 * Canonical identity of a video at its provider, whatever the form of its URL.
 * @param address a URL supported by a player
 * @example videoIdentity("https://youtu.be/dQw4w9WgXcQ") // "youtube:dQw4w9WgXcQ"
 */
export function videoIdentity(address: string): string {
  const source = readVideoAddress(address);
  if (!source) throw new Error(`No player knows ${address}.`);
  return source.provider === "file" ? source.url : `${source.provider}:${source.id}`;
}

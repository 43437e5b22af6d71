import { readVideoAddress } from "@paso/contract";

/**
 * Names a video by its provider, however its address is written.
 * @param address one that a player knows
 * @example videoIdentity("https://youtu.be/dQw4w9WgXcQ") // "youtube:dQw4w9WgXcQ"
 */
export function videoIdentity(address: string): string {
  const source = readVideoAddress(address);
  if (!source) throw new Error(`No player knows ${address}.`);
  return source.provider === "file" ? source.url : `${source.provider}:${source.id}`;
}

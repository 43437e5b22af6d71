import { readVideoAddress } from "@paso/contract";

/**
 * Whether a page can play a recording itself. Streams cannot: a page names beforehand where its parts
 * come from.
 */
export function canEmbed(address: string): boolean {
  const video = readVideoAddress(address);
  return video !== null && !(video.provider === "file" && video.kind === "hls");
}

import { readVideoAddress } from "../courses/video-address.ts";

/**
 * Whether the page of a class can play a recording itself. Streams cannot: a page names beforehand where
 * its parts come from.
 */
export function canEmbedRecording(address: string): boolean {
  const video = readVideoAddress(address);
  return video !== null && !(video.provider === "file" && video.kind === "hls");
}

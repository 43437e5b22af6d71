import { readVideoAddress } from "../courses/video-address.ts";

/**
 * Whether the page of a class can play a recording itself. Streams cannot: the page's content security
 * policy has to name their origins in advance.
 */
export function canEmbedRecording(address: string): boolean {
  const video = readVideoAddress(address);
  return video !== null && !(video.provider === "file" && video.kind === "hls");
}

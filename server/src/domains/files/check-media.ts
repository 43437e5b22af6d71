import type { FileLimits } from "../../platform/context.ts";
import type { FieldMessage } from "../../platform/errors/domain-error.ts";
import { extensionOf } from "./clean-file-name.ts";
import { recogniseMediaType } from "./recognise-file.ts";

/** Media types that a video or sound with each extension may have. */
export const MEDIA: Record<string, readonly string[]> = {
  ".mp4": ["video/mp4"],
  ".webm": ["video/webm"],
  ".mp3": ["audio/mpeg"],
  // The same container with another brand.
  ".m4a": ["audio/mp4", "video/mp4"],
  ".ogg": ["audio/ogg"],
};

export const UNPLAYABLE = "Only mp4 and webm videos, and sound as mp3, m4a or ogg, can be played.";

/** Bytes at the beginning of a file by which its type is recognised. */
export const MEDIA_HEAD = 64 * 1024;

/** Whether a file with this name is played, and so may be too large to read into memory. */
export function isMediaName(name: string): boolean {
  return Object.hasOwn(MEDIA, extensionOf(name));
}

/** Why a file cannot be played, by its name and size alone; null if its content decides. */
export function checkMediaName(
  { name, size }: { name: string; size: number },
  { video }: FileLimits,
): FieldMessage | null {
  if (!isMediaName(name)) return UNPLAYABLE;
  if (size === 0) return "This file is empty.";
  if (size <= video) return null;
  return {
    message: "This file is larger than {size} MB.",
    values: { size: Math.floor(video / 1024 ** 2) },
  };
}

/** The type of a file by its beginning, or why it does not match its name. */
export async function checkMediaHead(
  name: string,
  head: Uint8Array,
): Promise<{ mediaType: string } | { issue: FieldMessage }> {
  const extension = extensionOf(name);
  const mediaType = await recogniseMediaType(head);
  if (MEDIA[extension]?.includes(mediaType)) return { mediaType };
  return { issue: disguisedAs(extension) };
}

/** Why a file is refused whose content is not what its extension says. */
export function disguisedAs(extension: string): FieldMessage {
  const kind = extension.slice(1).toUpperCase();
  return {
    message: "The content of this file is not {kind}, whatever its name says.",
    values: { kind },
  };
}

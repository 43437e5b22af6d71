import type { FileLimits } from "../../platform/context.ts";
import type { FieldMessage } from "../../platform/errors/domain-error.ts";
import { extensionOf } from "./clean-file-name.ts";
import { recogniseMediaType } from "./recognise-file.ts";

/** Media types that a video or sound of each extension may turn out to be. */
export const MEDIA: Record<string, readonly string[]> = {
  ".mp4": ["video/mp4"],
  ".webm": ["video/webm"],
  ".mp3": ["audio/mpeg"],
  // The same container with another brand.
  ".m4a": ["audio/mp4", "video/mp4"],
  ".ogg": ["audio/ogg"],
};

export const UNPLAYABLE = "Only mp4 and webm videos, and sound as mp3, m4a or ogg, can be played.";

/** Bytes of a file's beginning that say what it is. */
export const MEDIA_HEAD = 64 * 1024;

/** Whether a file of this name is played, so that it may be too large to be read into memory. */
export function isMediaName(name: string): boolean {
  return Object.hasOwn(MEDIA, extensionOf(name));
}

/** Why a file cannot be played, by its name and size alone; null where its content decides. */
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

/** What a file is by its beginning, or why it is not what its name says. */
export async function checkMediaHead(
  name: string,
  head: Uint8Array,
): Promise<{ mediaType: string } | { issue: FieldMessage }> {
  const extension = extensionOf(name);
  const mediaType = await recogniseMediaType(head);
  if (MEDIA[extension]?.includes(mediaType)) return { mediaType };
  const kind = extension.slice(1);
  return {
    issue: { message: "This is not a {kind} file, whatever its name says.", values: { kind } },
  };
}

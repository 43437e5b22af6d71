import type { Context } from "../../../platform/context.ts";
import type { fetchPublic } from "../../../platform/outgoing/fetch-public.ts";
import { encodeLinkPicture, storeFile } from "../../files/index.ts";
import { PAGE_LIMITS } from "./page-limits.ts";

const TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"];

/**
 * Stores a re-encoded copy of a page's picture: only its pixels remain.
 * @returns the file's id; null if it cannot be read
 * @throws {OutgoingError}
 */
export async function copyPicture(
  ctx: Context,
  url: URL,
  fetch: typeof fetchPublic,
): Promise<number | null> {
  const picture = await fetch(url, { ...PAGE_LIMITS, types: TYPES });
  const encoded = picture && (await encodeLinkPicture(picture.body));
  return encoded && (await storeFile(ctx, encoded)).id;
}

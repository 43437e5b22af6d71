import type { PictureWidth } from "@paso/contract";

import type { MadeVariants } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { SentFile } from "../../../platform/storage/sent-file.ts";
import { replaceLostVariants } from "./request-variants.ts";
import { contentVersion, FORMATS, variantKey } from "./variant-key.ts";

/** A stored file, with its variants if it is a picture. */
export interface StoredPicture extends SentFile {
  readonly picture: MadeVariants | null;
}

/** How a file is requested, by the contract's `pictureQuery`. */
export interface WantedPicture {
  width?: PictureWidth | undefined;
  v?: string | undefined;
  /** The `Accept` header of the request. */
  accept: string | undefined;
}

/**
 * The file to send: the variant that fits if there is one, else the original. Lost variants are made
 * again, and until then the original is sent.
 */
export async function chooseVariant(
  ctx: Context,
  { picture, ...file }: StoredPicture,
  { width, v, accept }: WantedPicture,
): Promise<SentFile> {
  const isLasting = v === contentVersion(file.storageKey);
  if (width === undefined) return { ...file, isLasting };
  const variesBy = "accept";
  const format = FORMATS.filter((one) => isAccepted(accept, `image/${one}`));
  const fitting = picture?.variants.filter((variant) => variant.width === width) ?? [];
  const variant = format.flatMap((one) => fitting.filter((given) => given.format === one))[0];
  // Later there may be one.
  if (!variant) return { ...file, variesBy, isLasting: isLasting && picture !== null };
  const storageKey = variantKey(file.storageKey, variant);
  if (!(await ctx.storage.has(storageKey))) {
    await replaceLostVariants(ctx, file.storageKey);
    return { ...file, variesBy };
  }
  return {
    storageKey,
    name: file.name.replace(/\.[^.]*$/, `.${variant.format}`),
    mediaType: `image/${variant.format}`,
    size: variant.size,
    variesBy,
    isLasting,
  };
}

/**
 * Whether a client names a media type that not every client supports: a wildcard promises too much.
 */
function isAccepted(accept: string | undefined, mediaType: string): boolean {
  const ranges = accept?.toLowerCase().split(",") ?? [];
  return ranges.some((range) => {
    const [type, ...parameters] = range.split(";").map((part) => part.trim());
    return type === mediaType && !parameters.some((one) => /^q=0(\.0*)?$/.test(one));
  });
}

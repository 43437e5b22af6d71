import { PICTURE_WIDTHS } from "@paso/contract";

import type { PictureVariant } from "../../../database/tables/index.ts";

/** Best compressed first. */
export const FORMATS = ["avif", "webp"] as const satisfies PictureVariant["format"][];

const VARIANT = new RegExp(String.raw`-\d+-(${FORMATS.join("|")})$`);

/** The storage key of a picture's variant. */
export function variantKey(
  storageKey: string,
  { width, format }: Pick<PictureVariant, "width" | "format">,
): string {
  return `${storageKey}-${width}-${format}`;
}

/** All storage keys that a picture's variants may have. */
export function variantKeys(storageKey: string): string[] {
  return PICTURE_WIDTHS.flatMap((width) =>
    FORMATS.map((format) => variantKey(storageKey, { width, format })),
  );
}

/** The key of the original for a variant's key; any other key is returned as it is. */
export function originalKey(key: string): string {
  return key.replace(VARIANT, "");
}

/** Identifies a file's content in an address, so that browsers may cache the response. */
export function contentVersion(storageKey: string): string {
  return storageKey.slice(0, 10);
}

import { PICTURE_WIDTHS } from "@paso/contract";

import type { PictureVariant } from "../../../database/tables/index.ts";

/** Best compressed first. */
export const FORMATS = ["avif", "webp"] as const satisfies PictureVariant["format"][];

const VARIANT = new RegExp(String.raw`-\d+-(${FORMATS.join("|")})$`);

/** Where the bytes of a picture's variant are stored. */
export function variantKey(
  storageKey: string,
  { width, format }: Pick<PictureVariant, "width" | "format">,
): string {
  return `${storageKey}-${width}-${format}`;
}

/** Wherever a picture may have variants. */
export function variantKeys(storageKey: string): string[] {
  return PICTURE_WIDTHS.flatMap((width) =>
    FORMATS.map((format) => variantKey(storageKey, { width, format })),
  );
}

/** The key of the file that a variant's key was made of; any other key is its own. */
export function originalKey(key: string): string {
  return key.replace(VARIANT, "");
}

/** Names a file's content in an address, so that browsers may keep what it answers. */
export function contentVersion(storageKey: string): string {
  return storageKey.slice(0, 10);
}

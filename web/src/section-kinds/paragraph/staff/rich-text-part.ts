import { lazy } from "react";

const load = () => import("../../../rich-text/rich-text-field.tsx");

/** The rich text editor, which outweighs the rest of the screen. */
export const RichTextField = lazy(async () => ({ default: (await load()).RichTextField }));

/** Preloads it before anyone edits a text. */
export function preloadRichText(): void {
  load().catch(() => {});
}

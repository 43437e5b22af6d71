import { lazy } from "react";

const load = () => import("../../../rich-text/rich-text-field.tsx");

/** The editor of rich text, which weighs more than all the rest of the screen. */
export const RichTextField = lazy(async () => ({ default: (await load()).RichTextField }));

/** Fetches it before somebody writes in a text. */
export function preloadRichText(): void {
  load().catch(() => {});
}

import type { PreviewSteps } from "@paso/contract";

import { keepJson, readJson } from "../../storage/json.ts";
import { tabStore } from "../../storage/tab-store.ts";

/** The steps of previews, by page. They live as long as the browser's tab. */

function nameOf(pageId: number): string {
  return `preview.${pageId}`;
}

export function readSteps(pageId: number): PreviewSteps {
  return (readJson(tabStore, nameOf(pageId)) as PreviewSteps | null) ?? [];
}

export function keepSteps(pageId: number, steps: PreviewSteps): void {
  keepJson(tabStore, nameOf(pageId), steps);
}

/** Forgets the steps taken on a page. */
export function dropSteps(pageId: number): void {
  tabStore.drop(nameOf(pageId));
}

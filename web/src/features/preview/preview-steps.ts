import type { PreviewSteps } from "@paso/contract";

/** The steps of previews, by page. They live as long as the browser's tab, and nowhere else. */

function stepsKey(pageId: number): string {
  return `paso.preview.${pageId}`;
}

/** Steps where the tab may keep none. */
const inMemory = new Map<number, PreviewSteps>();

export function readSteps(pageId: number): PreviewSteps {
  try {
    const kept = sessionStorage.getItem(stepsKey(pageId));
    if (kept !== null) return JSON.parse(kept) as PreviewSteps;
  } catch {
    // Barred storage, or something that is not ours.
  }
  return inMemory.get(pageId) ?? [];
}

export function keepSteps(pageId: number, steps: PreviewSteps): void {
  inMemory.set(pageId, steps);
  try {
    sessionStorage.setItem(stepsKey(pageId), JSON.stringify(steps));
  } catch {
    // The memory has them.
  }
}

/** Forgets the steps taken on a page. */
export function dropSteps(pageId: number): void {
  inMemory.delete(pageId);
  try {
    sessionStorage.removeItem(stepsKey(pageId));
  } catch {
    // Barred storage holds none.
  }
}

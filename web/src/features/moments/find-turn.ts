import type { PageData } from "@paso/contract";

/** A page as it was when it was opened. */
export interface OpenedPage {
  id: number;
  wasFinished: boolean;
}

/**
 * The page whose last step led here; null if the user came another way. Also null after a quiz summary,
 * which already announced the end, and after a video, so as not to interrupt a series of them.
 */
export function findTurn(
  from: OpenedPage | null,
  page: PageData,
  readPage: (pageId: number) => PageData | undefined,
): PageData | null {
  if (!from || from.wasFinished || from.id === page.page.id) return null;
  const done = readPage(from.id);
  if (!done?.next?.redirect_to?.endsWith(`/pages/${page.page.id}`)) return null;
  const steps = Object.values(done.sections).toSorted((a, b) => a.order - b.order || a.id - b.id);
  const isTold = steps.some(({ type }) => type === "final_quiz_resume");
  return isTold || steps.at(-1)?.type === "video" ? null : done;
}

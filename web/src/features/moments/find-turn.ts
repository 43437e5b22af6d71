import type { PageData } from "@paso/contract";

/** A page as it was when it was opened. */
export interface OpenedPage {
  id: number;
  wasFinished: boolean;
}

/**
 * The page that was finished by the step that led here; null where one came another way. Who was
 * held at a page's end to read its summary was told there, and who watches videos one after the
 * other is not interrupted.
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
